import { useEffect, useState } from 'react';
import type { ContentKind } from 'contract/content-kinds';
import { getPreview } from 'contract/preview-requests';
import type { PreviewQuery, PreviewedPage } from 'contract/preview-requests';
import { readValue } from 'contract/read-value';
import { incompleteEntry } from 'contract/stored-entry';
import type { IncompleteEntry } from 'contract/stored-entry';
import { useEffectTask } from 'shared-ui/faults';
import { RequestError } from 'shared-ui/send';
import { send } from '../../session/send';
import type { EntryStore } from '../store/entry-store';

export type Preview =
  | { readonly is: 'making' }
  | { readonly is: 'nothing' }
  | ({ readonly is: 'made' } & PreviewedPage)
  | { readonly is: 'lacking'; readonly lacks: IncompleteEntry }
  /** Nothing is shown, so that an older text is not mistaken for the current one. */
  | { readonly is: 'unsaved'; readonly why: 'offline' | 'conflict' | 'faulty' }
  | { readonly is: 'failed'; readonly message: string | undefined };

interface AskedPreview {
  readonly preview: Preview;
  readonly tries: number;
  readonly isTrying: boolean;
  readonly tryAgain: () => void;
}

/** Stores the draft and loads the page with it; again for each page and language. */
export function usePreview(
  kind: ContentKind,
  store: EntryStore,
  { page, language }: PreviewQuery,
): AskedPreview {
  const [told, setTold] = useState<{ readonly of: string; readonly preview: Preview }>();
  const [tries, setTries] = useState(1);
  const [isTrying, setIsTrying] = useState(true);
  const run = useEffectTask();
  const asked = `${language} ${page}`;
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const make = async () => {
      const preview = await makePreview(kind, store, { page, language }, signal);
      signal.throwIfAborted();
      setIsTrying(false);
      setTold({ of: `${language} ${page}`, preview });
    };
    void run(make, signal);
    return () => left.abort();
  }, [kind, store, page, language, tries, run]);
  return {
    preview: told?.of === asked ? told.preview : { is: 'making' },
    tries,
    isTrying,
    tryAgain: () => {
      setIsTrying(true);
      setTries(tries + 1);
    },
  };
}

async function makePreview(
  kind: ContentKind,
  store: EntryStore,
  wanted: PreviewQuery,
  signal: AbortSignal,
): Promise<Preview> {
  const isSaved = await store.save();
  signal.throwIfAborted();
  const { stored, saving } = store.read();
  if (!isSaved) return { is: 'unsaved', why: whyUnsaved(saving.is) };
  if (!stored) return { is: 'nothing' };
  try {
    const page = await send(getPreview, { kind, id: stored.id, query: wanted }, { signal });
    return { is: 'made', ...page };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { status, body, messages } = error;
    const lacks = status === 422 ? readValue(incompleteEntry, body) : undefined;
    if (lacks) return { is: 'lacking', lacks };
    return { is: 'failed', message: messages.error ?? messages.message };
  }
}

function whyUnsaved(saving: ReturnType<EntryStore['read']>['saving']['is']) {
  if (saving === 'conflict') return saving;
  return saving === 'faulty' || saving === 'refused' ? 'faulty' : 'offline';
}
