import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ChosenMatch } from 'contract/import-plan';
import type { MatchCandidate, PreviewRow } from 'contract/import-requests';
import { Button } from 'shared-ui/button';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { personAddress } from '../../../base/model/person-address';
import { PersonFacts } from '../../../base/parts/person-facts';
import type { DecisionChange, RowDecision } from '../decisions';
import styles from '../import.module.css';
import rowStyles from './rows.module.css';
import type { DecidedRowsProps } from './fault-list';
import { factsOfRow, nameOfRow } from './row-name';
import { rowsTexts } from './rows.texts';
import { ShownFirst } from './shown-first';

const { unclear: words } = rowsTexts;

/** Rows that are shown at first. */
const rowStep = 25;

/** The rows of which it is not clear who they are, decided one by one or all alike. */
export function UnclearList({ rows, decisions, onDecide }: DecidedRowsProps) {
  const id = useId();
  const decideAll = (toChange: (row: PreviewRow) => DecisionChange) =>
    onDecide(rows.map((row) => [row.row, toChange(row)]));
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{words.title(rows.length)}</h3>
      <p className={styles.hint}>{words.intro}</p>
      {rows.length > 1 && (
        <div className={rowStyles.tools}>
          <span>{words.all}</span>
          <Button variant="quiet" onClick={() => decideAll(chooseFirst)}>
            {words.allFirst}
          </Button>
          <Button variant="quiet" onClick={() => decideAll(() => asNew)}>
            {words.allNew}
          </Button>
          <Button variant="quiet" onClick={() => decideAll(() => leftOut)}>
            {words.allOut}
          </Button>
        </div>
      )}
      <ShownFirst
        items={rows}
        step={rowStep}
        render={(row) => (
          <UnclearRow
            key={row.row}
            row={row}
            decision={decisions.get(row.row)}
            onDecide={(change) => onDecide([[row.row, change]])}
          />
        )}
      />
    </section>
  );
}

const asNew: DecisionChange = { skips: undefined, match: 'new' };
const leftOut: DecisionChange = { skips: true, match: undefined };

const choose = (candidate: MatchCandidate): DecisionChange => ({
  skips: undefined,
  match: toMatch(candidate),
});

const chooseFirst = ({ candidates = [] }: PreviewRow): DecisionChange =>
  candidates[0] ? choose(candidates[0]) : asNew;

function toMatch({ record, person }: MatchCandidate): ChosenMatch {
  if (record !== undefined) return { record };
  return person === undefined ? 'new' : { person };
}

interface UnclearRowProps {
  readonly row: PreviewRow;
  readonly decision: RowDecision | undefined;
  readonly onDecide: (change: DecisionChange) => void;
}

function UnclearRow({ row, decision, onDecide }: UnclearRowProps) {
  const name = useId();
  const { candidates = [], kind } = row;
  const match = decision?.match;
  const isChosen = (candidate: MatchCandidate) =>
    JSON.stringify(match) === JSON.stringify(toMatch(candidate));
  return (
    <li className={rowStyles.row} data-decided={decision ? true : undefined}>
      <fieldset className={rowStyles.choices}>
        <legend>
          <bdi>{words.who(row.row, nameOfRow(row))}</bdi>{' '}
          <PersonFacts className={styles.hint} facts={factsOfRow(row)} />
        </legend>
        {candidates.map((candidate) => {
          const { record, person, name: who, email, phone, kinds, reasons } = candidate;
          const facts = [email, phone].filter((fact) => fact !== '');
          const id = person ?? record;
          return (
            <div key={id} className={rowStyles.candidate}>
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={isChosen(candidate)}
                  onChange={() => onDecide(choose(candidate))}
                />
                <span>
                  <strong>
                    <bdi>{who || rowsTexts.nameless}</bdi>
                  </strong>{' '}
                  <PersonFacts facts={[...facts, ...reasons.map((one) => words.reasons[one])]} />
                  <span className={rowStyles.facts}>
                    {record !== undefined && kind
                      ? words.changes(sectionTitles[kind])
                      : words.joins}
                    {record === undefined &&
                      kinds.length > 0 &&
                      ` (${words.sections(kinds.map((one) => sectionTitles[one]).join(', '))})`}
                  </span>
                </span>
              </label>
              {id !== undefined && (
                <Link to={personAddress(id)} target="_blank" rel="noopener">
                  <span aria-hidden="true">↗</span>
                  <span className="visually-hidden">{words.look(who)}</span>
                </Link>
              )}
            </div>
          );
        })}
        <label className={rowStyles.candidate}>
          <input
            type="radio"
            name={name}
            checked={match === 'new'}
            onChange={() => onDecide(asNew)}
          />
          {words.asNew}
        </label>
        <label className={rowStyles.candidate}>
          <input
            type="radio"
            name={name}
            checked={decision?.skips === true}
            onChange={() => onDecide(leftOut)}
          />
          {words.leaveOut}
        </label>
      </fieldset>
    </li>
  );
}
