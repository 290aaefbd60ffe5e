import { useEffect, useId, useRef, useState } from 'react';
import { maxOnCall } from 'contract/on-call-requests';
import type { OnCall } from 'contract/on-call-requests';
import { Button } from 'shared-ui/button';
import { sectionTitles } from '../../base/model/fixed-texts';
import { urgencyTexts } from './urgency.texts';
import styles from './urgency.module.css';

interface OnCallListProps {
  readonly onCall: OnCall;
  readonly onChange: (list: readonly string[]) => Promise<void>;
}

/** The sections whose records are urgent most often: whoever may not read them is of little help. */
const needed = ['welfare', 'request'] as const;

/** The accounts that are on call in turn, in their order, which buttons change. */
export function OnCallList({ onCall: { list, people }, onChange }: OnCallListProps) {
  const { onCall: words } = urgencyTexts;
  const selectId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const moved = useRef<{ readonly id: string; readonly by: number }>(undefined);
  // A row that is moved in the document loses the focus.
  useEffect(() => {
    const { id, by } = moved.current ?? {};
    moved.current = undefined;
    const row = [...(rows.current?.children ?? [])][list.indexOf(id ?? '')];
    row?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus();
  }, [list]);
  const move = async (id: string, by: -1 | 1) => {
    const place = list.indexOf(id);
    if (list[place + by] === undefined) return;
    moved.current = { id, by };
    await onChange(swap(list, place, place + by));
  };
  const remove = async (id: string) => {
    // The button goes with its row.
    select.current?.focus();
    await onChange(list.filter((one) => one !== id));
  };
  const add = async () => {
    if (chosen === '') return;
    setChosen('');
    await onChange([...list, chosen]);
  };
  const others = people.filter(({ _id }) => !list.includes(_id));
  return (
    <>
      {list.length === 0 && <p>{words.none}</p>}
      <ol ref={rows} className={styles.list}>
        {list.map((id, place) => (
          <Row
            key={id}
            person={people.find(({ _id }) => _id === id)}
            isFirst={place === 0}
            isLast={place === list.length - 1}
            onMove={(by) => void move(id, by)}
            onRemove={() => void remove(id)}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <label htmlFor={selectId}>{words.add}</label>
        <select
          id={selectId}
          ref={select}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{words.choose}</option>
          {others.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"
          aria-disabled={chosen === '' || list.length >= maxOnCall}
          onClick={() => void add()}
        >
          {words.addButton}
        </Button>
      </div>
    </>
  );
}

function swap(list: readonly string[], one: number, other: number): readonly string[] {
  const places = list.map((_, place) => (place === one ? other : place === other ? one : place));
  return places.flatMap((place) => list[place] ?? []);
}

interface RowProps {
  readonly person: OnCall['people'][number] | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** At the ends the buttons stay enabled, so that they keep the focus. */
function Row({ person, isFirst, isLast, onMove, onRemove }: RowProps) {
  const { onCall: words } = urgencyTexts;
  const name = person?.name ?? '';
  const unread = needed.filter((kind) => person && !person.sections.includes(kind));
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <strong>{name}</strong>
        {isFirst && <span className={styles.mark}>{words.thisWeek}</span>}
        {unread.length > 0 && (
          <span className={styles.hint}>
            {words.notTold(unread.map((kind) => sectionTitles[kind]).join(', '))}
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        {([-1, 1] as const).map((by) => {
          const label = by === -1 ? words.up(name) : words.down(name);
          const isEnd = by === -1 ? isFirst : isLast;
          return (
            <Button
              key={by}
              variant="quiet"
              data-by={by}
              aria-label={label}
              title={label}
              aria-disabled={isEnd || undefined}
              onClick={() => onMove(by)}
            />
          );
        })}
        <Button
          variant="quiet"
          data-by="0"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
