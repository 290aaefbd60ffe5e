import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Person } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { recordEmail } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import { isMerged } from '../../../base/model/admin-record';
import type { OutcomeNoteState } from '../../../base/outcome-note/use-outcome-note';
import { useRights } from '../../../session/staff-account';
import { BulkEmailDialog } from '../../contact-history/bulk-email-dialog';
import type { BulkRecipient } from '../../contact-history/bulk-recipients';
import { peopleTexts } from '../people.texts';
import { householdTexts } from './household.texts';
import { loadPersons } from './use-household-acts';

interface WriteHouseholdProps {
  /** Of the household. */
  readonly name: string;
  readonly persons: readonly PersonHead[];
  readonly say: OutcomeNoteState['say'];
}

/** The button that writes one email to a household; empty if the user may write to none of its persons. */
export function WriteHousehold({ name, persons, say }: WriteHouseholdProps) {
  const rights = useRights();
  const [isLoading, setIsLoading] = useState(false);
  const [recipients, setRecipients] = useState<readonly BulkRecipient[]>();
  const mayWrite = (kind: RecordKind) => rights?.has(`${kind}:review`) ?? true;
  const isReached = ({ emails, records }: PersonHead) =>
    emails.length > 0 && records.some(({ kind }) => mayWrite(kind));
  if (!persons.some(isReached)) return null;
  const write = async () => {
    if (isLoading) return;
    setIsLoading(true);
    const loaded = await loadPersons(persons.map(({ _id }) => _id));
    setIsLoading(false);
    const found = loaded?.flatMap((person) => toRecipient(person, mayWrite) ?? []);
    if (!found) say({ tone: 'error', text: householdTexts.notLoaded });
    else if (found.some(({ email }) => email !== '')) setRecipients(found);
    else say({ tone: 'error', text: householdTexts.unreachable });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isLoading || undefined}
        aria-label={peopleTexts.ofPair(householdTexts.write, name)}
        onClick={() => void write()}
      >
        {householdTexts.write}
      </Button>
      {recipients && (
        <BulkEmailDialog
          {...{ records: recipients, say }}
          perHousehold
          onClose={() => setRecipients(undefined)}
        />
      )}
    </>
  );
}

/** The newest record of a person that one may write to, with an address if there is any. */
function toRecipient(
  { name, entries }: Person,
  mayWrite: (kind: RecordKind) => boolean,
): BulkRecipient | undefined {
  const own = entries.filter(({ kind, record }) => mayWrite(kind) && !isMerged(record));
  const entry = own.find(({ record }) => recordEmail(record) !== '') ?? own[0];
  return (
    entry && {
      kind: entry.kind,
      _id: entry.record._id,
      name: name || peopleTexts.nameless,
      email: recordEmail(entry.record),
    }
  );
}
