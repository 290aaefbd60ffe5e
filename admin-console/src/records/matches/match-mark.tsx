import { createContext, useContext } from 'react';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { LineIcon } from '../../base/line-icon';
import { stopGridKeys } from '../../base/parts/stop-grid-keys';
import { recordName } from 'contract/record-identity';
import type { RowMark } from '../duplicates/row-marks';
import type { MatchFindings } from './find-matches';
import { matchTexts } from './match.texts';
import styles from './matches.module.css';

interface MatchDisplay {
  readonly findings: MatchFindings | undefined;
  readonly show: (row: MarkedRecord) => void;
}

/** The possible matches of a section's rows, for the marks in its tables. */
export const MatchContext = createContext<MatchDisplay>({
  findings: undefined,
  show: () => undefined,
});

/** A button beside the Status of a record that may have a match; it opens the list of matches. */
export const MatchMark: RowMark = ({ row, tabIndex }) => {
  const { findings, show } = useContext(MatchContext);
  const isMatched = findings?.isMatch(row);
  if (!isMatched && !findings?.isHousehold(row)) return null;
  const what = isMatched ? matchTexts.possible : matchTexts.household;
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label={matchTexts.show(what, recordName(row.record) || matchTexts.nameless)}
      aria-haspopup="dialog"
      title={what}
      tabIndex={tabIndex}
      onClick={() => show(row)}
      onKeyDown={stopGridKeys}
    >
      {isMatched ? <MatchIcon /> : <HouseholdIcon />}
    </button>
  );
};

export const MatchIcon = () => (
  <LineIcon
    size={16}
    path="M6 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM10 12a4 4 0 1 1 0-8 4 4 0 0 1 0 8z"
  />
);

const HouseholdIcon = () => <LineIcon size={16} path="M2.5 8 8 3l5.5 5M4 7v6h8V7" />;
