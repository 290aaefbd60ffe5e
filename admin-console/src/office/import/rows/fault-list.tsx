import { useId, useMemo } from 'react';
import type { PreviewRow } from 'contract/import-requests';
import { Button } from 'shared-ui/button';
import type { DecisionChange, Decisions } from '../decisions';
import styles from '../import.module.css';
import rowStyles from './rows.module.css';
import { choicesOf } from '../import-field';
import { FaultRow } from './fault-row';
import { groupFaults } from './fault-groups';
import type { FaultGroup } from './fault-groups';
import { rowsTexts } from './rows.texts';
import { sayFault } from './say-fault';
import { ShownFirst } from './shown-first';

const { faults: words } = rowsTexts;

/** Groups and rows that are shown at first. */
const groupStep = 20;
const rowStep = 25;

export interface DecidedRowsProps {
  readonly rows: readonly PreviewRow[];
  readonly decisions: Decisions;
  readonly onDecide: (changes: readonly (readonly [row: number, change: DecisionChange])[]) => void;
}

/** The rows with faults, those with the same fault together. */
export function FaultList({ rows, decisions, onDecide }: DecidedRowsProps) {
  const id = useId();
  const groups = useMemo(() => groupFaults(rows), [rows]);
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{words.title(rows.length)}</h3>
      <p className={styles.hint}>{words.intro}</p>
      <ShownFirst
        items={groups}
        step={groupStep}
        render={(group) => (
          <Group key={group.key} group={group} decisions={decisions} onDecide={onDecide} />
        )}
      />
    </section>
  );
}

interface GroupProps extends Omit<DecidedRowsProps, 'rows'> {
  readonly group: FaultGroup;
}

function Group({ group, decisions, onDecide }: GroupProps) {
  const { fault, rows } = group;
  return (
    <li className={rowStyles.faultGroup}>
      <h4>{words.group(sayFault(fault), rows.length)}</h4>
      {rows.length > 1 && (
        <ForAll
          group={group}
          onDecide={(change) => onDecide(rows.map(({ row }) => [row, change]))}
        />
      )}
      <ShownFirst
        items={rows}
        step={rowStep}
        render={(row) => (
          <FaultRow
            key={row.row}
            row={row}
            fault={fault}
            decision={decisions.get(row.row)}
            onDecide={(change) => onDecide([[row.row, change]])}
          />
        )}
      />
    </li>
  );
}

interface ForAllProps {
  readonly group: FaultGroup;
  readonly onDecide: (change: DecisionChange) => void;
}

/** What can be decided for all rows of a group at once. */
function ForAll({ group: { kind, fault, rows, text }, onDecide }: ForAllProps) {
  const id = useId();
  const { field, isOptional } = fault;
  const choices = text === undefined ? undefined : choicesOf(kind, field);
  return (
    <div className={rowStyles.tools}>
      {choices && text !== undefined && (
        <>
          <label htmlFor={id}>
            {text === '' ? words.allAre(rows.length) : words.allSame(text, rows.length)}
          </label>
          <select
            id={id}
            defaultValue=""
            onChange={({ target }) =>
              onDecide({ skips: undefined, values: { [field]: target.value || undefined } })
            }
          >
            <option value="">{words.choose}</option>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {isOptional && field !== '' && (
        <Button variant="quiet" onClick={() => onDecide({ values: { [field]: '' } })}>
          {words.allEmpty(rows.length)}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onDecide({ skips: true })}>
        {words.allOut(rows.length)}
      </Button>
    </div>
  );
}
