import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languages, readLanguage } from 'contract/languages';
import { exportPersonalData, partnerFields } from 'contract/people-requests';
import type { PartnerField, PersonRecord } from 'contract/people-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { saveDatedFile } from '../../../base/parts/save-file';
import { useOutcome } from '../../../base/parts/forms/use-outcome';
import { sendForFile } from '../../../session/send';
import { personExportTexts as texts } from './person-export.texts';
import { personTexts } from '../person.texts';
import styles from '../privacy.module.css';

interface PersonExportProps {
  /** The selected records. */
  readonly records: readonly PersonRecord[];
  /** The data of this address is in the file too. */
  readonly email: string | undefined;
}

/** Downloads a person's data for them. In a record of a couple one name can be redacted. */
export function PersonExport({ records, email }: PersonExportProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  /** The redactions by record. They are kept for deselected records, in case those are selected again. */
  const [redactions, setRedactions] = useState<Readonly<Record<string, PartnerField | undefined>>>(
    {},
  );
  const couples = records.filter(({ kind }) => kind === 'couples');
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (records.length === 0) return say('error', personTexts.nothingChosen);
    const form = new FormData(event.currentTarget);
    const chosen = records.map(({ kind, record: { _id } }) => {
      const redact = kind === 'couples' ? redactions[_id] : undefined;
      return { kind, _id, ...(redact && { redact }) };
    });
    const body = {
      records: chosen,
      language: readLanguage(form.get('language')) ?? pageLanguage,
      ...(email !== undefined && { email }),
    };
    setIsSaving(true);
    const outcome = await sendForFile(exportPersonalData, { body }, texts.notSaved);
    setIsSaving(false);
    if (!outcome.ok) return say('error', outcome.message);
    saveDatedFile(outcome.response, 'personal-data', 'zip');
    say('success', texts.saved);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <LanguageChoice />
      {couples.map((one) => (
        <PartnerChoice
          key={one.record._id}
          {...one}
          redacted={redactions[one.record._id]}
          onRedact={(field) => setRedactions((all) => ({ ...all, [one.record._id]: field }))}
        />
      ))}
      <div>
        <Button type="submit" variant="secondary" aria-disabled={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
      {outcome && (
        <Message key={outcome.count} tone={outcome.tone}>
          {outcome.text}
        </Message>
      )}
    </form>
  );
}

function LanguageChoice() {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.language}</label>
      <select id={id} name="language" defaultValue={pageLanguage}>
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PartnerChoiceProps extends PersonRecord {
  /** Undefined if neither partner is redacted. */
  readonly redacted: PartnerField | undefined;
  readonly onRedact: (field: PartnerField | undefined) => void;
}

function PartnerChoice({ record, redacted, onRedact }: PartnerChoiceProps) {
  const id = useId();
  const nameOf = (field: string) => {
    const name: unknown = record[field];
    return typeof name === 'string' ? name : '';
  };
  const [first, second] = partnerFields;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{texts.redact(nameOf(first), nameOf(second))}</label>
      <select
        id={id}
        value={redacted ?? ''}
        onChange={({ target }) => onRedact(partnerFields.find((field) => field === target.value))}
      >
        <option value="">{texts.nobody}</option>
        {partnerFields.map((field) => (
          <option key={field} value={field}>
            {nameOf(field)}
          </option>
        ))}
      </select>
    </div>
  );
}
