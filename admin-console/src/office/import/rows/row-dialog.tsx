import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { importedBody } from 'contract/import-fields';
import type { PreviewRow } from 'contract/import-requests';
import { formatFieldValue } from '../../../base/model/format-field-value';
import { sectionTitles } from '../../../base/model/fixed-texts';
import type { DecisionChange, RowDecision } from '../decisions';
import styles from '../import.module.css';
import rowStyles from './rows.module.css';
import { importFieldLabel } from '../import-field';
import { nameOfRow } from './row-name';
import { rowsTexts } from './rows.texts';
import { sayFault } from './say-fault';
import { ValueControl } from './value-control';

const { dialog: words, faults } = rowsTexts;

interface RowDialogProps {
  readonly row: PreviewRow;
  readonly decision: RowDecision | undefined;
  readonly onDecide: (change: DecisionChange) => void;
  readonly onClose: () => void;
}

/** A whole row: each of its values can be changed, its match refused, and the row left out. */
export function RowDialog({ row, decision, onDecide, onClose }: RowDialogProps) {
  const titleId = useId();
  const { kind, values, former } = row;
  const fields = new Set([
    ...(kind ? Object.keys(importedBody(kind).properties) : []),
    ...Object.keys(values),
    ...row.faults.flatMap(({ field }) => field || []),
  ]);
  const isOut = decision?.skips === true;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={rowStyles.dialogTitle}>
        {words.title(row.row)}: <bdi>{nameOfRow(row)}</bdi>
      </DialogTitle>
      <DialogContent className={styles.dialog}>
        {kind && <p>{words.section(sectionTitles[kind])}</p>}
        <MatchNote row={row} decision={decision} onDecide={onDecide} />
        {[...fields].map((field) => {
          const fault = row.faults.find((one) => one.field === field);
          const decided = decision?.values?.[field];
          const label = importFieldLabel(field);
          const before = former?.[field];
          return (
            <div key={field} className={styles.value}>
              <span aria-hidden="true">{label}</span>
              <ValueControl
                kind={kind}
                field={field}
                label={label}
                text={decided ?? values[field] ?? ''}
                isInvalid={fault !== undefined && decided === undefined}
                onChange={(text) =>
                  onDecide({
                    values: { [field]: text === (values[field] ?? '') ? undefined : text },
                  })
                }
              />
              {fault && <span className={rowStyles.fault}>{sayFault(fault)}</span>}
              {before !== undefined && (
                <span className={styles.hint}>
                  {words.former(before === '' ? words.nothing : formatFieldValue(field, before))}
                </span>
              )}
            </div>
          );
        })}
      </DialogContent>
      <DialogActions disableSpacing className={rowStyles.dialogActions}>
        <Button onClick={() => onDecide({ skips: isOut ? undefined : true })}>
          {isOut ? faults.takeBack : faults.leaveOut}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says whom the row was found to be, and takes a refusal of it. */
function MatchNote({ row, decision, onDecide }: Omit<RowDialogProps, 'onClose'>) {
  const { match, found, earlierRow } = row;
  if (match === 'twice' && earlierRow !== undefined) return <p>{words.sameAsRow(earlierRow)}</p>;
  if (!found) return null;
  const isRefused = decision?.match === 'new';
  const name = found.name || rowsTexts.nameless;
  return (
    <div className={rowStyles.tools}>
      <p>{match === 'same-person' ? words.joinsPerson(name) : words.changesRecord(name)}</p>
      <Button
        size="small"
        aria-pressed={isRefused}
        onClick={() => onDecide({ match: isRefused ? undefined : 'new' })}
      >
        {words.notThem}
      </Button>
    </div>
  );
}
