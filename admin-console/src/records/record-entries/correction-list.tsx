import { getRecordHistory } from 'contract/record-entry-requests';
import type { RecordCorrection, RecordHistory } from 'contract/record-entry-requests';
import type { RecordKind } from 'contract/review';
import { fieldLabel } from '../../base/model/field-labels';
import { formatFieldValue } from '../../base/model/format-field-value';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { correctionTexts as texts } from './correction.texts';
import styles from './record-entries.module.css';

interface CorrectionListProps {
  readonly kind: RecordKind;
  readonly recordId: string;
}

/** What staff corrected of a record, and what stood there before. Of most records that is nothing. */
export function CorrectionList({ kind, recordId }: CorrectionListProps) {
  const answer = useRequest(getRecordHistory, { kind, id: recordId });
  // Nothing is said while it loads, because for most records there is nothing to say.
  if (answer.body === undefined && answer.tries === 0) return null;
  return (
    <Loaded answer={answer} notLoaded={answer.reason ?? texts.notLoaded}>
      {({ corrections }) => <Corrections corrections={corrections} />}
    </Loaded>
  );
}

function Corrections({ corrections }: Pick<RecordHistory, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className={styles.history}>
      <h3>{texts.history}</h3>
      <ul className={styles.corrections}>
        {corrections.map((correction) => (
          <Correction key={correction._id} {...correction} />
        ))}
      </ul>
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
