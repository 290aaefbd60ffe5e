import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Failure } from './failure';

export interface Sending {
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
  submit(event: SubmitEvent<HTMLFormElement>): Promise<void>;
}

/**
 * One form on its way to the server: a second click while it travels sends nothing, and what was
 * typed stays in its fields whatever comes of it.
 *
 * @param send takes the values and says why they were not taken, if they were not.
 */
export function useSending(send: (values: FormData) => Promise<Failure | undefined>): Sending {
  const isUnderWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is read too late for a double click.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    // A screen reader hears the same sentence again only if it was gone.
    setFailure(undefined);
    try {
      setFailure(await send(new FormData(event.currentTarget)));
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };

  return { isSending, failure, submit };
}

/** What was typed into a field; '' where there is none. A chosen file is no text. */
export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
