import { useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { describeExcess } from 'contract/records/too-long.texts';
import { FieldError } from 'shared-ui/field-error';

/** `ref` is left out because this component uses it for `setCustomValidity`. */
type Props<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'ref'> & Limited;

interface Limited {
  readonly id: string;
  /** The maximum length that the server accepts, in UTF-16 code units. */
  readonly limit: number;
}

/**
 * A text box that keeps all that is typed or pasted, says by how much it is too long, and is invalid meanwhile. HTML's
 * `maxlength` would silently cut pasted text.
 */
export function LimitedInput({ limit, ...input }: Props<'input'>) {
  const { attributes, note } = useLimit(input, limit);
  return (
    <>
      <input {...input} {...attributes} />
      {note}
    </>
  );
}

/** A `LimitedInput` with several lines. */
export function LimitedTextarea({ limit, ...textarea }: Props<'textarea'>) {
  const { attributes, note } = useLimit(textarea, limit);
  return (
    <>
      <textarea {...textarea} {...attributes} />
      {note}
    </>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

interface LimitedControl {
  readonly id: string;
  readonly value?: ComponentProps<'input'>['value'];
  readonly defaultValue?: ComponentProps<'input'>['defaultValue'];
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  readonly onChange?: ((event: ChangeEvent<never>) => void) | undefined;
}

function useLimit(props: LimitedControl, limit: number) {
  const [typed, setTyped] = useState(props.defaultValue);
  const excess = String(props.value ?? typed ?? '').length - limit;
  const error = excess > 0 ? describeExcess(excess) : undefined;
  const errorId = `${props.id}-too-long`;
  const attributes = {
    ref: (control: Control | null) => control?.setCustomValidity(error ?? ''),
    'aria-invalid': error ? true : props['aria-invalid'],
    'aria-describedby':
      [error && errorId, props['aria-describedby']].filter(Boolean).join(' ') || undefined,
    onChange: (event: ChangeEvent<Control>) => {
      setTyped(event.target.value);
      props.onChange?.(event as ChangeEvent<never>);
    },
  };
  const note = (
    <>
      {error && <FieldError id={errorId} message={error} />}
      <p role="status" className="visually-hidden">
        {error}
      </p>
    </>
  );
  return { attributes, note };
}

/**
 * Moves the focus to the form's first text that is too long. Returns false if there is none, so the form can be sent.
 */
export function focusFirstTooLongField(form: HTMLFormElement): boolean {
  const tooLong = form.querySelectorAll<Control>('input, textarea');
  const first = [...tooLong].find(({ validity }) => validity.customError);
  first?.focus();
  return first !== undefined;
}
