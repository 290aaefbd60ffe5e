import { useEffect, useRef, useState } from 'react';
import type { StoredEntry } from 'contract/stored-entry';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { getChangedParts } from './entry-changes';
import type { TextChange } from './entry-changes';
import { getText } from '../entry-text';
import { FieldValueText } from '../field-value-text';
import { useGetName } from '../use-get-name';
import { entryTexts } from '../entry.texts';
import styles from '../entry.module.css';

interface ConflictProps {
  readonly kind: ContentKind;
  readonly mine: ContentText;
  readonly theirs: StoredEntry;
  readonly onChosen: (text: ContentText) => void;
}

type Side = 'mine' | 'theirs';

/** Two versions of an entry side by side, with a choice for each field that differs. */
export function Conflict({ kind, mine, theirs, onChosen }: ConflictProps) {
  const { conflict: words } = entryTexts;
  const nameOf = useGetName();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isRefused, setIsRefused] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const changes = getChangedParts(kind, getText(theirs), mine);
  const finish = () => {
    const open = changes.find(({ name }) => !chosen[name]);
    setIsRefused(open !== undefined);
    if (open) return document.getElementById(`mine-${open.name}`)?.focus();
    const kept = changes.filter(({ name }) => chosen[name] === 'mine');
    onChosen(kept.reduce((text, { put }) => put(text, mine), getText(theirs)));
  };
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text(nameOf(theirs.changedBy, theirs.changedByName))}</p>
      {changes.map((change) => (
        <fieldset key={change.name} className={styles.field}>
          <legend className={styles.label}>{change.label}</legend>
          <div className={styles.languages}>
            {(['mine', 'theirs'] as const).map((side) => (
              <SideChoice
                key={side}
                side={side}
                change={change}
                isChosen={chosen[change.name] === side}
                onChoose={() => setChosen({ ...chosen, [change.name]: side })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {isRefused && <Message tone="error">{words.chooseAll}</Message>}
      <Button onClick={finish}>{words.finish}</Button>
    </section>
  );
}

interface SideChoiceProps {
  readonly side: Side;
  readonly change: TextChange;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SideChoice({ side, change, isChosen, onChoose }: SideChoiceProps) {
  const { conflict: words } = entryTexts;
  const { name, before, after, language } = change;
  const said = side === 'mine' ? after : before;
  const id = `${side}-${name}`;
  return (
    <div className={styles.side}>
      <p className={styles.language}>{words[side]}</p>
      <p id={`${id}-text`} className={styles.said} lang={said === '' ? undefined : language}>
        <FieldValueText text={said || words.nothing} />
      </p>
      <label className={styles.check}>
        <input
          type="radio"
          id={id}
          name={`choice-${name}`}
          checked={isChosen}
          aria-describedby={`${id}-text`}
          onChange={onChoose}
        />
        {side === 'mine' ? words.keepMine : words.takeTheirs}
      </label>
    </div>
  );
}
