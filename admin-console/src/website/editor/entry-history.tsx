import { useId, useState } from 'react';
import { getEntryHistory } from 'contract/content-requests';
import type { EntryVersion, StoredEntry } from 'contract/stored-entry';
import { emptyText } from '../entry-text';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { Button } from 'shared-ui/button';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { AskedButton } from '../asked-button';
import { getChangedParts } from './entry-changes';
import { isSameText, getText } from '../entry-text';
import { FieldValueText } from '../field-value-text';
import { useGetName } from '../use-get-name';
import { entryTexts } from '../entry.texts';
import styles from '../entry.module.css';

interface EntryHistoryProps {
  readonly kind: ContentKind;
  readonly entry: StoredEntry;
  /** Copies a version's text into the draft. */
  readonly onTakeBack: (text: ContentText) => Promise<void>;
}

/** The published versions with time and author; loaded when it is opened, and again when the entry changed. */
export function EntryHistory(props: EntryHistoryProps) {
  const { history: words } = entryTexts;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && <Versions key={props.entry.revision} {...props} />}
    </section>
  );
}

function Versions({ kind, entry, onTakeBack }: EntryHistoryProps) {
  const { history: words } = entryTexts;
  const answer = useRequest(getEntryHistory, { kind, id: entry.id });
  return (
    <Loaded answer={answer} notLoaded={words.notLoaded}>
      {({ versions }) =>
        versions.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ol className={styles.list}>
            {versions.map((version, place) => (
              <Version
                key={`${version.number}-${version.deed}-${version.at}`}
                kind={kind}
                version={version}
                before={versions[place + 1]?.text ?? emptyText}
                entry={entry}
                onTakeBack={onTakeBack}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

interface VersionProps extends EntryHistoryProps {
  readonly version: EntryVersion;
  readonly before: ContentText;
}

function Version({ kind, version, before, entry, onTakeBack }: VersionProps) {
  const { history: words } = entryTexts;
  const { number, deed, at, by, byName, text } = version;
  const nameOf = useGetName();
  const isPublished = deed === 'published';
  const isNow = isSameText(kind, text, getText(entry));
  const takeBack = () => void onTakeBack(text);
  const label = words.takeBackOf(number);
  return (
    <li className={styles.version}>
      <h3>{isPublished ? words.published(number) : words.takenDown}</h3>
      <p className={styles.soft}>{words.when(innsbruckTime(at) ?? '', nameOf(by, byName))}</p>
      {isPublished && <Changes kind={kind} before={before} after={text} />}
      {isPublished && !isNow && entry.draft && entry.published && (
        <AskedButton labels={words.replaces} label={label} onConfirm={takeBack} />
      )}
      {isPublished && !isNow && !(entry.draft && entry.published) && (
        <Button variant="secondary" aria-label={label} onClick={takeBack}>
          {words.takeBack}
        </Button>
      )}
    </li>
  );
}

interface ChangesProps {
  readonly kind: ContentKind;
  readonly before: ContentText;
  readonly after: ContentText;
}

function Changes({ kind, before, after }: ChangesProps) {
  const { history: words, conflict } = entryTexts;
  const changes = getChangedParts(kind, before, after);
  if (changes.length === 0) return <p>{words.unchanged}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{change.label}</dt>
          {before !== emptyText && (
            <dd>
              <span className={styles.which}>{words.before}</span>{' '}
              <del lang={change.language}>
                <FieldValueText text={change.before || conflict.nothing} />
              </del>
            </dd>
          )}
          <dd>
            <span className={styles.which}>{words.now}</span>{' '}
            <ins lang={change.language}>
              <FieldValueText text={change.after || conflict.nothing} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
