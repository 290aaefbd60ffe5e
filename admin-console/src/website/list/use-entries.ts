import { useCallback, useRef, useState } from 'react';
import { listEntries, orderEntries } from 'contract/content-requests';
import type { ContentKind } from 'contract/content-kinds';
import type { StoredEntries, StoredEntry } from 'contract/stored-entry';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import { websiteTexts } from '../website.texts';

/** Changes to entries since they were loaded, by id. */
type News = Readonly<Record<string, StoredEntry | 'deleted'>>;

interface MovedEntries {
  /** The response to which the new order applies. */
  readonly read: StoredEntries;
  readonly ids: readonly string[];
}

/** The entries of a kind in the site's order, with local changes applied. */
export function useEntries(kind: ContentKind) {
  const answer = useRequest(listEntries, { kind });
  const { body, readAgain } = answer;
  const [news, setNews] = useState<News>({});
  const [moved, setMoved] = useState<MovedEntries>();
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());
  const put = useCallback(
    (entry: StoredEntry) => setNews((before) => ({ ...before, [entry.id]: entry })),
    [],
  );
  const remove = useCallback(
    (id: string) => setNews((before) => ({ ...before, [id]: 'deleted' })),
    [],
  );
  /** Resolves to whether the server has stored the new order. */
  const order = async (read: StoredEntries, ids: readonly string[]): Promise<boolean> => {
    setMoved({ read, ids });
    // Requests are sent one after the other, so that the last order wins.
    const turn = lastMove.current.then(() =>
      sendChange(orderEntries[kind], { body: { ids } }, websiteTexts.failed),
    );
    lastMove.current = turn;
    if ((await turn).ok) return true;
    setMoved(undefined);
    readAgain();
    return false;
  };
  const current = body && withNews(body.entries, news);
  const entries = current && moved?.read === body ? inPlaces(current, moved.ids) : current;
  return { answer, entries, put, remove, order };
}

function withNews(read: readonly StoredEntry[], news: News): readonly StoredEntry[] {
  const known = new Set(read.map(({ id }) => id));
  const added = Object.values(news).filter((one) => one !== 'deleted' && !known.has(one.id));
  return [...read, ...added].flatMap((entry) => {
    if (entry === 'deleted') return [];
    const newer = news[entry.id];
    if (newer === 'deleted') return [];
    return [newer && newer.revision > entry.revision ? newer : entry];
  });
}

/** Entries that were added meanwhile stay at the end. */
const inPlaces = (entries: readonly StoredEntry[], ids: readonly string[]) => {
  const placeOf = ({ id }: StoredEntry) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
};
