import { useRef, useState, useCallback, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { contentKinds } from 'contract/content-kinds';
import type { ContentKind, ListedKind } from 'contract/content-kinds';
import type { StoredEntry } from 'contract/stored-entry';
import { ButtonLink } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { EntryRow } from './entry-row';
import { getText, getTitle } from '../entry-text';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { entryAddress } from '../website-address';
import { websiteKindTexts } from '../website-kinds.texts';
import { websiteTexts } from '../website.texts';
import styles from '../website.module.css';

interface EntryListProps {
  readonly kind: ListedKind;
  readonly entries: readonly StoredEntry[];
  /** Reorders the entries. Resolves to whether the order was stored. */
  readonly onOrder: (ids: readonly string[]) => Promise<boolean>;
}

/** The entries of a kind, in the site's order. */
export function EntryList({ kind, entries, onOrder }: EntryListProps) {
  const { list: words } = websiteTexts;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title);
  const { order, maxEntries } = contentKinds[kind];
  const { place, said, isRefused } = useMoves(kind, entries, onOrder);
  const isFull = entries.length >= maxEntries;
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {websiteKindTexts.kinds[kind]}
      </h1>
      <p className={styles.soft}>{words.intro[kind]}</p>
      {isFull ? (
        <p>{words.full(maxEntries)}</p>
      ) : (
        <ButtonLink as={Link} to={entryAddress(kind)}>
          {words.add[kind]}
        </ButtonLink>
      )}
      {isRefused && <Message tone="error">{words.notMoved}</Message>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {entries.length === 0 && <p>{words.none}</p>}
      <ol className={styles.list} aria-label={websiteKindTexts.kinds[kind]}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            kind={kind}
            entry={entry}
            {...(order === 'by-hand' && {
              moves: {
                isFirst: index === 0,
                isLast: index === entries.length - 1,
                onMove: (by: -1 | 1) => place(index, by),
              },
            })}
          />
        ))}
      </ol>
    </>
  );
}

/** Moves entries by one position, announces the new one, and keeps the focus on the pressed button. */
function useMoves(
  kind: ContentKind,
  entries: readonly StoredEntry[],
  onOrder: EntryListProps['onOrder'],
) {
  const [said, setSaid] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const keepFocus = useRowFocus(entries);
  const place = async (index: number, by: -1 | 1) => {
    const entry = entries[index];
    const other = entries[index + by];
    if (!entry || !other) return;
    const ids = entries.map(({ id }) => id);
    ids[index] = other.id;
    ids[index + by] = entry.id;
    keepFocus();
    setIsRefused(false);
    const title = getTitle(kind, getText(entry))?.words ?? websiteTexts.untitled;
    setSaid(websiteTexts.list.moved(title, index + by + 1, ids.length));
    if (await onOrder(ids)) return;
    setSaid('');
    setIsRefused(true);
  };
  return { place, said, isRefused };
}

/** Browsers blur an element that is moved within the page: restores the focus of before. */
function useRowFocus(rows: readonly unknown[]): () => void {
  const kept = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = kept;
    kept.current = null;
    if (current instanceof HTMLElement && document.activeElement !== current) current.focus();
  }, [rows]);
  return useCallback(() => {
    kept.current = document.activeElement;
  }, []);
}
