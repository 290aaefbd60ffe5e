import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languages } from 'contract/languages';
import { partnerFields, personExportEndpoint } from 'contract/people';
import type { PersonRecord } from 'contract/people';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { Message } from 'shared-ui/message';
import { saveDatedFile } from '../../../base/parts/save-file';
import { useOutcome } from '../../../base/parts/forms/use-outcome';
import { fetchFileAsStaff, getMessage } from '../../../session/staff-call';
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
  const [redactions, setRedactions] = useState<Readonly<Record<string, string>>>({});
  const couples = records.filter(({ kind }) => kind === 'couples');
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (records.length === 0) return say('error', personTexts.nothingChosen);
    const form = new FormData(event.currentTarget);
    const chosen = records.map(({ kind, record: { _id } }) => {
      const redact = kind === 'couples' && redactions[_id];
      return { kind, _id, ...(redact && { redact }) };
    });
    const body = {
      records: chosen,
      language: form.get('language'),
      ...(email !== undefined && { email }),
    };
    setIsSaving(true);
    const failure = await runOrFallback(() => saveExport(body), texts.notSaved);
    setIsSaving(false);
    if (failure === undefined) say('success', texts.saved);
    else say('error', failure);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <LanguageChoice />
      {couples.map((one) => (
        <PartnerChoice
          key={one.record._id}
          {...one}
          redacted={redactions[one.record._id] ?? ''}
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
      <label className={styles.label} htmlFor={id}>
        {texts.language}
      </label>
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
  /** '' if neither partner is redacted. */
  readonly redacted: string;
  readonly onRedact: (field: string) => void;
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
      <label className={styles.label} htmlFor={id}>
        {texts.redact(nameOf(first), nameOf(second))}
      </label>
      <select id={id} value={redacted} onChange={(event) => onRedact(event.target.value)}>
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

/** Resolves to an error message, or undefined on success. */
async function saveExport(body: object): Promise<string | undefined> {
  const call = { method: 'POST', path: personExportEndpoint, body } as const;
  const answer = await fetchFileAsStaff(call);
  if (!answer.ok) {
    const { notSaved } = texts;
    return getMessage(answer.error) ?? notSaved;
  }
  saveDatedFile(answer.body, 'personal-data', 'zip');
  return undefined;
}
