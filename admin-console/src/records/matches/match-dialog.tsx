import { useContext, useId } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { ResolveButton } from '../merge/resolve-button';
import { PersonLink } from '../../base/parts/person-link';
import { PersonFacts } from '../../base/parts/person-facts';
import { receivedField } from '../../base/model/record-fields';
import { recordEmail, recordName, recordPartnerName, recordPhone } from 'contract/record-identity';
import { RecordOpeningContext, getRecordId } from '../review/store/open-record';
import type { RecordMatch } from './find-matches';
import { matchTexts } from './match.texts';
import styles from './matches.module.css';

interface MatchDialogProps {
  readonly row: MarkedRecord | undefined;
  readonly matches: readonly RecordMatch[];
  readonly onClose: () => void;
  /** Renders what else can be said of a match. */
  readonly renderMore: (match: RecordMatch) => ReactNode;
}

/** Lists the records that may be of the same person as one record, with the reasons. */
export function MatchDialog({ row, matches, onClose, renderMore }: MatchDialogProps) {
  const titleId = useId();
  if (!row) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {matchTexts.title(recordName(row.record) || matchTexts.nameless)}
      </DialogTitle>
      <DialogContent>
        <ul className={styles.matches}>
          {matches.map((match) => (
            <Match key={match.row.position} row={row} match={match} onLeave={onClose}>
              {renderMore(match)}
            </Match>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{matchTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface MatchProps {
  readonly row: MarkedRecord;
  readonly match: RecordMatch;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Match({ row, match, onLeave, children }: MatchProps) {
  const opening = useContext(RecordOpeningContext);
  const { record } = match.row;
  const recordId = getRecordId(record);
  const known = [
    [recordName(record), recordPartnerName(record)].filter(Boolean).join(', '),
    recordEmail(record),
    recordPhone(record),
    innsbruckTime(record[receivedField]) ?? '',
  ].filter(Boolean);
  const name = known[0] ?? matchTexts.nameless;
  return (
    <li className={styles.match}>
      <span className={styles.reasons}>
        {match.reasons.map((reason) => (
          <span key={reason}>{matchTexts.reasons[reason]}</span>
        ))}
      </span>
      <PersonFacts facts={known} className={styles.known} />
      {recordId !== undefined && <PersonLink id={recordId} name={name} />}
      <ResolveButton
        records={[row, match.row].sort(byPosition).map((one) => one.record)}
        withWhom={name}
        onCompare={onLeave}
      />
      {children}
      {opening && recordId !== undefined && (
        <Button
          size="small"
          onClick={() => {
            onLeave();
            opening.open(recordId);
          }}
        >
          {matchTexts.open}
          <span className="visually-hidden">&nbsp;{name}</span>
        </Button>
      )}
    </li>
  );
}

/** Positions are by age, oldest first, and the comparison wants the original first. */
const byPosition = (one: MarkedRecord, other: MarkedRecord) => one.position - other.position;
