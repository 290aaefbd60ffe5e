import { useState } from 'react';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames, readLanguage } from 'contract/languages';
import { entrySources } from 'contract/record-entry-requests';
import type { EntrySource } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { FormField } from 'shared-ui/form-field';
import { getText } from '../../base/parts/forms/get-text';
import { getEntryProperties } from './entry-fields';
import styles from './record-entries.module.css';
import { entryTexts } from './entry.texts';

/** The name of the radio buttons of the source, which a draft keeps with the fields. */
export const sourceName = 'entry-source';

const names = {
  source: sourceName,
  mail: 'entry-mail',
  language: 'entry-language',
} as const;

/** What staff say about a record beside its fields. */
export interface ChosenOptions {
  readonly source: EntrySource;
  readonly isMailWished: boolean;
  readonly language: ReturnType<typeof readLanguage>;
}

/** How the record came. */
export const SourceChoice = ({ source }: { readonly source: EntrySource }) => (
  <FormField
    name={names.source}
    schema={{ type: 'string', enum: entrySources }}
    required
    behaviour={{ autocomplete: 'off', control: 'radios' }}
    labels={{ label: entryTexts.source, choices: entryTexts.sources }}
    defaultValue={source}
  />
);

/** Whether the person gets an email, and in which language. */
export function MailChoice({ kind }: { readonly kind: RecordKind }) {
  const [isWished, setWished] = useState(false);
  if (!hasAddress(kind)) return null;
  return (
    <>
      <div className={styles.wish}>
        <label className={styles.box}>
          <input
            type="checkbox"
            name={names.mail}
            value="yes"
            checked={isWished}
            onChange={({ target }) => setWished(target.checked)}
          />
          {kind === 'profiles' ? entryTexts.invites : entryTexts.sendsMail}
        </label>
        <p className={styles.hint}>{entryTexts.silent}</p>
      </div>
      {isWished && (
        <FormField
          name={names.language}
          schema={{ type: 'string', enum: languageCodes }}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: entryTexts.language, choices: languageNames }}
          defaultValue={pageLanguage}
        />
      )}
    </>
  );
}

const hasAddress = (kind: RecordKind) =>
  Object.values(getEntryProperties(kind)).some(
    (schema) => 'format' in schema && schema.format === 'email',
  );

export const toSource = (text: string | undefined): EntrySource | undefined =>
  entrySources.find((one) => one === text);

export function readOptions(form: HTMLFormElement): ChosenOptions {
  return {
    source: toSource(getText(form, names.source)) ?? 'telephone',
    isMailWished: getText(form, names.mail) === 'yes',
    language: readLanguage(getText(form, names.language)),
  };
}
