import { getFields } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import type { IncompleteEntry } from 'contract/stored-entry';
import { firstLanguage, languageCodes, languageNames } from 'contract/languages';
import type { EntryState, EntryStore } from '../store/entry-store';
import { partsOfField } from '../entry-text';
import { FieldEditor } from '../fields/field-editor';
import { makeGetPartError } from './part-errors';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

interface EntryFormProps {
  readonly kind: ContentKind;
  readonly store: EntryStore;
  readonly state: EntryState;
  /** The reasons against publishing, once the user has tried to. */
  readonly lacks: IncompleteEntry | undefined;
  readonly onTyped: () => void;
}

/**
 * A control for each field of the kind's declaration. Changes are stored automatically, so there is no button to save.
 */
export function EntryForm({ kind, store, state, lacks, onTyped }: EntryFormProps) {
  const { text } = state;
  const getError = makeGetPartError(kind, state, lacks);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears when one of its controls is left
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store.save();
      }}
      onInput={onTyped}
      onBlur={() => {
        if (store.read().saving.is === 'unsaved') void store.save();
      }}
    >
      {/* A letter has only the language that its writer chose. */}
      {hasTranslations(kind) && kind !== 'letters' && <EnglishChoice store={store} state={state} />}
      {Object.entries(getFields(kind)).map(([field, declared]) => (
        <FieldEditor
          key={field}
          kind={kind}
          field={field}
          declared={declared}
          text={text}
          getError={getError}
          onWrite={(next) => store.write(next)}
        />
      ))}
    </form>
  );
}

const hasTranslations = (kind: ContentKind) =>
  Object.keys(getFields(kind)).some((field) => partsOfField(kind, field).length > 1);

/** Checkboxes, one per language other than English, for whether its pages show the English text. */
function EnglishChoice({ store, state: { text } }: Pick<EntryFormProps, 'store' | 'state'>) {
  const { form: words } = websiteTexts;
  return languageCodes
    .filter((language) => language !== firstLanguage)
    .map((language) => {
      const hintId = `shown-in-english-${language}-hint`;
      return (
        <div key={language} className={styles.english}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={text.shownInEnglish.includes(language)}
              aria-describedby={hintId}
              onChange={({ target: { checked } }) => {
                const others = text.shownInEnglish.filter((one) => one !== language);
                store.write({ ...text, shownInEnglish: checked ? [...others, language] : others });
              }}
            />
            {words.shownInEnglish(languageNames[language])}
          </label>
          <p id={hintId} className={styles.hint}>
            {words.shownInEnglishHint(languageNames[language])}
          </p>
        </div>
      );
    });
}
