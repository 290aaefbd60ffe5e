import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { getPerson } from 'contract/person-requests';
import type { Person } from 'contract/person-requests';
import type { PersonHead } from 'contract/persons';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import dialogStyles from '../../merge/compare-dialog.module.css';
import { compareRecords } from '../../merge/compare-records';
import { CompareTable } from '../../merge/compare-table';
import { peopleTexts } from '../people.texts';
import { toComparedPerson } from './compared-person';

export type PairDecision = 'join' | 'separate';

interface PersonCompareDialogProps {
  /** Two. */
  readonly persons: readonly PersonHead[];
  readonly isBusy: boolean;
  readonly onDecide: (decision: PairDecision) => void;
  readonly onClose: () => void;
}

/** Shows two persons side by side, with what all of their records say, to be joined or kept apart. */
export function PersonCompareDialog({ persons, isBusy, ...on }: PersonCompareDialogProps) {
  const titleId = useId();
  const isSmall = useMediaQuery('(max-width: 48rem)', { noSsr: true });
  const [one, other] = persons;
  return (
    <Dialog
      open
      onClose={on.onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isSmall}
    >
      <DialogTitle id={titleId} className={dialogStyles.title}>
        {peopleTexts.compareTitle}
      </DialogTitle>
      <DialogContent className={dialogStyles.content}>
        <p>{peopleTexts.compareIntro}</p>
        {one && other && <Comparison oneId={one._id} otherId={other._id} />}
      </DialogContent>
      <DialogActions className={dialogStyles.actions}>
        <Button onClick={on.onClose}>{peopleTexts.cancel}</Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => on.onDecide('separate')}>
          {peopleTexts.notSame}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => on.onDecide('join')}>
          {peopleTexts.same}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Comparison({ oneId, otherId }: { readonly oneId: string; readonly otherId: string }) {
  const one = useRequest(getPerson, { id: oneId });
  const other = useRequest(getPerson, { id: otherId });
  const missing = one.body === undefined ? one : other;
  const both = one.body && other.body && ([one.body, other.body] as const);
  return (
    <Loaded answer={{ ...missing, body: both }} notLoaded={missing.reason ?? peopleTexts.notLoaded}>
      {(loaded) => <ComparedPersons persons={loaded} />}
    </Loaded>
  );
}

function ComparedPersons({ persons }: { readonly persons: readonly Person[] }) {
  const records = persons.map(toComparedPerson);
  // What only one of them says is no difference: they sent different forms.
  const fields = compareRecords(undefined, records).map((field) => ({
    ...field,
    differs: field.differs && field.texts.every(Boolean) && field.field !== peopleTexts.sections,
  }));
  const titles = persons.map(({ name }) => name || peopleTexts.nameless);
  return <CompareTable records={records} fields={fields} titles={titles} />;
}
