import { useContext } from 'react';
import Button from '@mui/material/Button';
import type { AdminRecord } from '../../base/model/admin-record';
import { getRecordId } from '../review/store/open-record';
import { findNotDuplicatePairs } from './find-not-duplicates';
import { mergeTexts } from './merge.texts';
import styles from './resolve-button.module.css';
import { ResolutionContext, maxComparedRecords } from './resolution';

interface ResolveButtonProps {
  /** At least two records, the original first. */
  readonly records: readonly AdminRecord[];
  /** The name of the record that they are compared with, where no heading gives it. */
  readonly withWhom?: string;
  readonly onCompare?: () => void;
}

/** Opens the comparison of possible duplicates, and says when they were marked as no duplicates. */
export function ResolveButton({ records, withWhom, onCompare }: ResolveButtonProps) {
  const resolution = useContext(ResolutionContext);
  if (!resolution || !records.every(getRecordId)) return null;
  const compared = records.slice(0, maxComparedRecords);
  const label =
    compared.length < records.length
      ? mergeTexts.firstOf(compared.length, records.length)
      : mergeTexts.compare(records.length);
  const { compare, notDuplicatePairs } = resolution;
  return (
    <span className={styles.resolve}>
      {findNotDuplicatePairs(notDuplicatePairs, compared) && (
        <span className={styles.kept}>{mergeTexts.keptShort}</span>
      )}
      {compare && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            onCompare?.();
            compare(compared);
          }}
        >
          {label}
          {withWhom !== undefined && <span className="visually-hidden">&nbsp;{withWhom}</span>}
        </Button>
      )}
    </span>
  );
}
