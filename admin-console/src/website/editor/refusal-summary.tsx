import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { IncompleteEntry } from 'contract/content-api';
import type { ContentKind } from 'contract/content-kinds';
import { firstLanguage, languageCodes, languageNames } from 'contract/languages';
import { Message } from 'shared-ui/message';
import { partName } from '../entry-text';
import { partWords, wrongWords } from '../entry-words';
import { entryTexts } from '../entry.texts';
import styles from '../entry.module.css';

interface LackSummaryProps {
  readonly kind: ContentKind;
  readonly lacks: IncompleteEntry;
  /** Another one each time it was asked to publish: the focus comes here. */
  readonly asked: object;
}

/** What keeps an entry from being published, each with the way to its field. It comes and goes as the editor types. */
export function LackSummary({ kind, lacks: { missing, wrong }, asked }: LackSummaryProps) {
  const { missing: words } = entryTexts;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [asked]);
  const languages = languageCodes.filter((code) =>
    missing.some(({ language }) => language === code),
  );
  if (missing.length + wrong.length === 0) return null;
  return (
    <Message ref={box} tone="error" announce="focus">
      <p>{words.title}</p>
      <ul className={styles.lacks}>
        {missing.map((part) => (
          <li key={partName(part)}>
            <a href={`#${partName(part)}`} onClick={focusOnTarget}>
              {partWords(kind, part)}
            </a>
          </li>
        ))}
        {wrong.map((one) => (
          <li key={`wrong-${partName(one)}-${one.code}`}>
            <a href={`#${partName(one)}`} onClick={focusOnTarget}>
              {wrongWords(kind, one)}
            </a>
          </li>
        ))}
      </ul>
      {languages.map((code) => (
        <p key={code}>
          {code === firstLanguage ? words.adviceForEnglish : words.advice(languageNames[code])}
        </p>
      ))}
    </Message>
  );
}

/** The address stays what it is: it names the entry. */
function focusOnTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
