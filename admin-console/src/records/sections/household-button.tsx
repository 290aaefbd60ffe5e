import { useContext } from 'react';
import Button from '@mui/material/Button';
import { recordName } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import { useMayReview } from '../../session/staff-account';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { RecordMatch } from '../matches/find-matches';
import { matchTexts } from '../matches/match.texts';
import { householdTexts } from '../people/households/household.texts';
import { useHouseholdActs } from '../people/households/use-household-acts';
import { peopleTexts } from '../people/people.texts';
import { getRecordId } from '../review/store/open-record';

interface HouseholdButtonProps {
  readonly kind: RecordKind;
  readonly row: MarkedRecord;
  readonly match: RecordMatch;
  readonly onSaid: () => void;
}

/** Says that the persons of two records live together, who are then no possible match any more. */
export function HouseholdButton({ kind, row, match, onSaid }: HouseholdButtonProps) {
  const acts = useHouseholdActs(useContext(ShowOutcomeContext));
  const mayReview = useMayReview(kind);
  const ids = [row, match.row].flatMap(({ record }) => getRecordId(record) ?? []);
  const haveOneName = match.reasons.some((reason) => reason === 'name' || reason === 'couple');
  if (!mayReview || haveOneName || ids.length < 2) return null;
  const say = async () => {
    await acts.acceptRecords(ids);
    onSaid();
  };
  const name = recordName(match.row.record) || matchTexts.nameless;
  return (
    <Button
      size="small"
      aria-label={peopleTexts.ofPair(householdTexts.isOne, name)}
      disabled={acts.isBusy}
      onClick={() => void say()}
    >
      {householdTexts.isOne}
    </Button>
  );
}
