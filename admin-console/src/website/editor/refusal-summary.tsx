import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { IncompleteEntry } from 'contract/stored-entry';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage, languageCodes, languageNames } from 'contract/languages';
import { Message } from 'shared-ui/message';
import type { EntryState } from '../store/entry-store';
import { partName, getParts } from '../entry-text';
import { getPartLabel, describeWrongValue } from '../entry-labels';
import { entryTexts } from '../entry.texts';
import { makeGetPartError } from './part-errors';
import styles from '../entry.module.css';

interface FieldLink {
  /** The control's id. */
  readonly name: string;
  readonly text: string;
}

interface RefusalSummaryProps {
  readonly title: string;
  readonly links: readonly FieldLink[];
  readonly advice?: readonly string[];
  /** Changes with each refusal, which moves the focus here. */
  readonly asked: unknown;
}

/** The reasons for a refusal at the top of the editor, with links to their fields. */
function RefusalSummary({ title, links, advice = [], asked }: RefusalSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [asked]);
  return (
    <Message ref={box} tone="error" announce="focus">
      {/* The list may change while the user types, so it is outside of the alert and not announced again. */}
      <p role="alert">{title}</p>
      {links.length > 0 && (
        <ul className={styles.lacks}>
          {links.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <a href={`#${name}`} onClick={focusOnTarget}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {advice.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Message>
  );
}

/** The default would replace the address, which contains the entry. */
function focusOnTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface LackSummaryProps {
  readonly kind: ContentKind;
  readonly lacks: IncompleteEntry;
  readonly asked: unknown;
}

/** The reasons against publishing an entry. They are updated while the user types. */
export function LackSummary({ kind, lacks: { missing, wrong }, asked }: LackSummaryProps) {
  const { missing: words } = entryTexts;
  if (missing.length + wrong.length === 0) return null;
  const links = [
    ...missing.map((part) => ({ name: partName(part), text: getPartLabel(kind, part) })),
    ...wrong.map((one) => ({ name: partName(one), text: describeWrongValue(kind, one) })),
  ];
  const advice = languageCodes
    .filter((code) => missing.some(({ language }) => language === code))
    .map((code) =>
      code === firstLanguage ? words.adviceForEnglish : words.advice(languageNames[code]),
    );
  return <RefusalSummary title={words.title} links={links} advice={advice} asked={asked} />;
}

interface FailureSummaryProps {
  readonly kind: ContentKind;
  readonly state: EntryState;
  readonly text: string;
}

/** The message for another failed action, with links to the fields because of which the draft could not be stored. */
export function FailureSummary({ kind, state, text }: FailureSummaryProps) {
  const getError = makeGetPartError(kind, state, undefined);
  const faulty = getParts(kind).flatMap((part) => {
    const error = getError(part);
    return error ? [{ name: partName(part), text: `${getPartLabel(kind, part)}: ${error}` }] : [];
  });
  const conflict = { name: 'conflict', text: entryTexts.conflict.title };
  const links = state.saving.is === 'conflict' ? [conflict] : faulty;
  return <RefusalSummary title={text} links={links} asked={text} />;
}
