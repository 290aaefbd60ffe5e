import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pagesShowing } from 'contract/content-preview';
import type { IncompleteEntry, StoredEntry } from 'contract/stored-entry';
import { isSingle } from 'contract/content-kinds';
import { isMailKind } from 'contract/mail-kinds';
import type { ContentKind, PageKind } from 'contract/content-kinds';
import { language as pageLanguage, language } from 'contract/language';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { Conflict } from './conflict';
import { EntryActions } from './entry-actions';
import { EntryForm } from './entry-form';
import { EntryHistory } from './entry-history';
import { getTitle, findLacks, partName } from '../entry-text';
import { LeavingQuestion } from './leaving-question';
import { FailureSummary, LackSummary } from './refusal-summary';
import { PlanSection } from './plan-section';
import { SavingLine } from './saving-line';
import { StateMark } from '../state-mark';
import { useEntryStore } from '../store/use-entry-store';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { websiteAddress } from '../website-address';
import { entryTexts } from '../entry.texts';
import { websiteKindTexts } from '../website-kinds.texts';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';
import { pathIn } from 'contract/languages';
import type { ContentText } from 'contract/content-entry';
import type { TextPart } from '../entry-text';

interface EntryEditorProps {
  readonly kind: ContentKind;
  /** Undefined for a new entry. */
  readonly entry: StoredEntry | undefined;
  /** Whether the site shows the published version. */
  readonly isShown: boolean;
  /** Must not change (by identity). */
  readonly onStored: (entry: StoredEntry) => void;
  readonly onMade: (id: string) => void;
  readonly onDeleted: (id: string | undefined) => void;
  readonly onOpen: () => void;
}

/** An entry with its form, actions and history. */
export function EntryEditor(props: EntryEditorProps) {
  const { kind, entry, isShown, onMade, onOpen } = props;
  const [store, state] = useEntryStore(kind, entry, props.onStored);
  const { stored, text, saving } = state;
  const { outcome, say, clear } = useOutcome();
  const [asked, setAsked] = useState<AskedLacks>();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title);
  const madeId = entry === undefined ? stored?.id : undefined;
  useEffect(() => {
    if (madeId !== undefined) onMade(madeId);
  }, [madeId, onMade]);
  // The list's message about another entry is outdated.
  useEffect(onOpen, []); // oxlint-disable-line react/exhaustive-deps -- once
  const name = isSingle(kind) ? undefined : getTitle(kind, text);
  const lacks = asked && stillLacking(kind, asked, text);
  const acting = {
    ...{ kind, store, state, say },
    onIncomplete: (lacking: IncompleteEntry) => setAsked({ lacking, of: store.read().text }),
    clear: () => {
      clear();
      setAsked(undefined);
    },
  };
  return (
    <article className={styles.editor}>
      {!isSingle(kind) && (
        <Link to={websiteAddress(kind)} className={styles.back}>
          {websiteTexts.form.back}
        </Link>
      )}
      <div className={styles.head}>
        <h1
          ref={title}
          tabIndex={-1}
          className={styles.title}
          lang={name && name.language !== pageLanguage ? name.language : undefined}
        >
          {name?.words ?? nameless(kind)}
        </h1>
        {stored && <StateMark entry={stored} />}
      </div>
      {isSingle(kind) && <p className={styles.soft}>{websiteTexts.list.intro[kind]}</p>}
      <SavingLine state={state} onTryNow={() => void store.save()} />
      {saving.is === 'conflict' && (
        <Conflict
          key={saving.theirs.revision}
          kind={kind}
          mine={text}
          theirs={saving.theirs}
          onChosen={(chosen) => void store.resolve(saving.theirs, chosen)}
        />
      )}
      {outcome?.tone === 'error' && (
        <FailureSummary key={outcome.count} kind={kind} state={state} text={outcome.text} />
      )}
      {lacks && <LackSummary kind={kind} lacks={lacks} asked={asked} />}
      <EntryForm kind={kind} store={store} state={state} lacks={lacks} onTyped={clear} />
      <EntryActions {...acting} onDeleted={() => props.onDeleted(stored?.id)} />
      {outcome?.tone === 'success' && <OutcomeMessage outcome={outcome} />}
      <PlanSection {...acting} />
      {stored?.published && isShown && !isMailKind(kind) && <SiteLink kind={kind} />}
      {stored && (
        <EntryHistory
          kind={kind}
          entry={stored}
          onTakeBack={async (version) => {
            clear();
            store.write(version);
            if (await store.save()) say('success', entryTexts.history.takenBack);
          }}
        />
      )}
      <LeavingQuestion
        isNeeded={['offline', 'faulty', 'refused', 'conflict'].includes(saving.is)}
      />
    </article>
  );
}

const nameless = (kind: ContentKind): string =>
  isSingle(kind) ? websiteKindTexts.kinds[kind] : websiteTexts.form.newTitle[kind];

const SiteLink = ({ kind }: { readonly kind: PageKind }) => (
  <p>
    <a href={pathIn(language, pagesShowing[kind][0])} target="_blank" rel="noreferrer">
      {websiteTexts.seeOnSite} <span className="visually-hidden">{websiteTexts.opensInNewTab}</span>
    </a>
  </p>
);

/** The server's reasons against publishing an entry. */
interface AskedLacks {
  readonly lacking: IncompleteEntry;
  /** The version that the reasons concern. */
  readonly of: ContentText;
}
/**
 * The reasons that still apply. One that only the server can check, such as a picture without a description, stays
 * until its field changes.
 */
function stillLacking(
  kind: ContentKind,
  { lacking, of }: AskedLacks,
  text: ContentText,
): IncompleteEntry {
  const [then, now] = [findLacks(kind, of), findLacks(kind, text)];
  const isIn = (parts: readonly TextPart[], part: TextPart) =>
    parts.some((one) => partName(one) === partName(part));
  const isSaidAnew = ({ field }: TextPart) =>
    JSON.stringify(of.values[field]) !== JSON.stringify(text.values[field]);
  const holds = (what: keyof IncompleteEntry) => (part: TextPart) =>
    isIn(now[what], part) || (!isIn(then[what], part) && !isSaidAnew(part));
  return {
    missing: lacking.missing.filter(holds('missing')),
    wrong: lacking.wrong.filter(holds('wrong')),
  };
}
