import { useLayoutEffect, useRef } from 'react';
import type { PreviewRow, RowFault } from 'contract/import-requests';
import { Button } from 'shared-ui/button';
import { PersonFacts } from '../../../base/parts/person-facts';
import type { DecisionChange, RowDecision } from '../decisions';
import styles from '../import.module.css';
import rowStyles from './rows.module.css';
import { importFieldLabel } from '../import-field';
import { factsOfRow, nameOfRow } from './row-name';
import { rowsTexts } from './rows.texts';
import { ValueControl } from './value-control';

const { faults: words } = rowsTexts;

interface FaultRowProps {
  readonly row: PreviewRow;
  readonly fault: RowFault;
  readonly decision: RowDecision | undefined;
  readonly onDecide: (change: DecisionChange) => void;
}

/** A fault of a row: who it is about, what the file says, and the ways to mend it. */
export function FaultRow({ row, fault, decision, onDecide }: FaultRowProps) {
  const { field, code, isOptional } = fault;
  const decided = decision?.values?.[field];
  const text = decided ?? row.values[field] ?? '';
  const isOut = decision?.skips === true;
  const outcome = isOut
    ? words.isLeftOut
    : decided === ''
      ? words.isEmpty
      : decided !== undefined && words.isMended;
  const tools = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  // What is decided takes away the button that has the focus, or that gets it next.
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body)
      tools.current?.querySelector('button')?.focus();
  }, [outcome]);
  const button = (name: string, change: DecisionChange) => (
    <Button
      variant="quiet"
      aria-label={words.ofRow(name, row.row)}
      onClick={() => onDecide(change)}
    >
      {name}
    </Button>
  );
  return (
    <li>
      <div
        className={rowStyles.row}
        data-decided={outcome ? true : undefined}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          hasFocus.current = currentTarget.contains(relatedTarget);
        }}
      >
        <span className={rowStyles.who}>
          <span className={styles.hint}>{rowsTexts.row(row.row)}</span> <bdi>{nameOfRow(row)}</bdi>
          <PersonFacts className={rowStyles.facts} facts={factsOfRow(row)} />
        </span>
        {field !== '' && !isOut && (
          <ValueControl
            kind={row.kind}
            field={field}
            label={words.valueIn(importFieldLabel(field), row.row)}
            text={text}
            isInvalid={decided === undefined}
            onChange={(next) =>
              onDecide({ values: { [field]: next === row.values[field] ? undefined : next } })
            }
          />
        )}
        <span ref={tools} className={rowStyles.tools}>
          {outcome && <strong className={rowStyles.outcome}>{outcome}</strong>}
          {outcome ? (
            button(words.takeBack, { skips: undefined, values: { [field]: undefined } })
          ) : (
            <>
              {code === 'no-such-match' && button(words.asNew, { match: 'new' })}
              {isOptional && field !== '' && button(words.leaveEmpty, { values: { [field]: '' } })}
              {button(words.leaveOut, { skips: true })}
            </>
          )}
        </span>
      </div>
    </li>
  );
}
