import { getRecordHistory } from 'contract/record-entry-requests';
import type { RecordCorrection, RecordHistory as History } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { correctionTexts as texts } from './correction.texts';
import styles from './record-entries.module.css';

interface RecordHistoryProps {
  readonly kind: RecordKind;
  readonly recordId: string;
}

/** How a record came that its sender did not send, and what staff corrected. Most records have neither. */
export function RecordHistory({ kind, recordId }: RecordHistoryProps) {
  const answer = useRequest(getRecordHistory, { kind, id: recordId });
  // Nothing is said while it loads, because for most records there is nothing to say.
  if (answer.body === undefined && answer.tries === 0) return null;
  return (
    <Loaded answer={answer} notLoaded={answer.reason ?? texts.notLoaded}>
      {(history) => <HistoryParts {...history} />}
    </Loaded>
  );
}

function HistoryParts({ origin, corrections }: History) {
  if (!origin && corrections.length === 0) return null;
  return (
    <section className={styles.history}>
      <h3>{texts.history}</h3>
      {origin && <p>{texts.taken(texts.origins[origin.origin], timeOf(origin.at), origin.by)}</p>}
      {corrections.length > 0 && (
        <ul className={styles.corrections}>
          {corrections.map((correction) => (
            <Correction key={correction._id} {...correction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Correction({ at, by, replaced, isTold }: RecordCorrection) {
  return (
    <li>
      <p>{[texts.corrected(timeOf(at), by), isTold && texts.told].filter(Boolean).join('. ')}</p>
      <dl>
        {Object.entries(replaced).map(([field, value]) => (
          <div key={field}>
            <dt>{texts.before(fieldLabel(field))}</dt>
            <dd>{formatFieldValue(field, value) || texts.nothing}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const timeOf = (at: string) => innsbruckTime(at) ?? at;
