import { useState } from 'react';
import { Link } from 'react-router-dom';
import { undoImport } from 'contract/import-requests';
import type { FinishedImport } from 'contract/import-requests';
import type { ConflictOf } from 'contract/request';
import { Message } from 'shared-ui/message';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { recordAddress } from '../../../base/model/record-address';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import { OutcomeMessage } from '../../../base/parts/forms/outcome-message';
import { useOutcome } from '../../../base/parts/forms/use-outcome';
import { nameOfStaff } from '../../../records/colleagues/staff';
import type { KnownStaff } from '../../../records/colleagues/staff';
import { readConflict, sendChange } from '../../../session/send';
import styles from '../import.module.css';
import { importTexts } from '../import.texts';
import { InviteButton } from './invite-button';
import { ReportButtons } from './report-buttons';

const { list: words } = importTexts;

interface ImportCardProps {
  readonly finished: FinishedImport;
  readonly staff: KnownStaff;
}

/** An import: what it did, its report, and its undo. */
export function ImportCard({ finished, staff }: ImportCardProps) {
  const { _id: id, added, changed, uninvited, undoneAt } = finished;
  const { outcome, say } = useOutcome();
  const [builtOn, setBuiltOn] = useState<BuiltOn>([]);
  const name = words.name(toTime(finished.at));
  const undo = async () => {
    setBuiltOn([]);
    const sent = await sendChange(undoImport, { id }, words.notUndone);
    if (sent.ok) say('success', words.isUndone);
    else setBuiltOn(readConflict(undoImport, sent)?.builtOn ?? []);
    return sent.ok ? undefined : sent;
  };
  return (
    <li className={styles.import}>
      <h3>
        {name} <span className={styles.hint}>{words.by(nameOfStaff(staff, finished.by))}</span>
      </h3>
      {undoneAt === undefined ? (
        <p>{sayWhatWasDone(finished).join(' · ')}</p>
      ) : (
        <p>
          <strong>{words.undone(toTime(undoneAt))}</strong>
        </p>
      )}
      <ReportButtons id={id} about={name} />
      {undoneAt === undefined && (
        <div className={styles.tools}>
          {uninvited > 0 && <InviteButton finished={finished} about={name} say={say} />}
          <ConfirmedButton
            variant="secondary"
            name={words.undo}
            about={name}
            question={words.undoQuestion(added, changed)}
            onConfirm={undo}
          />
        </div>
      )}
      <OutcomeMessage outcome={outcome} />
      {builtOn.length > 0 && <BuiltOnList builtOn={builtOn} />}
    </li>
  );
}

const toTime = (at: string) => innsbruckTime(at) ?? at;

function sayWhatWasDone({ kinds, joined, leftOut }: FinishedImport): readonly string[] {
  return [
    ...kinds.flatMap(({ kind, added, changed }) => [
      added > 0 ? words.added(added, sectionTitles[kind]) : '',
      changed > 0 ? words.changed(changed, sectionTitles[kind]) : '',
    ]),
    joined > 0 ? words.joined(joined) : '',
    leftOut > 0 ? words.leftOut(leftOut) : '',
  ].filter((line) => line !== '');
}

type BuiltOn = NonNullable<NonNullable<ConflictOf<typeof undoImport>>['builtOn']>;

/** Says on which records somebody has worked, so that these can be looked at. */
function BuiltOnList({ builtOn }: { readonly builtOn: BuiltOn }) {
  return (
    <Message tone="info">
      <p>{words.builtOn}</p>
      <ul>
        {builtOn.map(({ kind, _id, name, reason }) => (
          <li key={_id + reason}>
            <Link to={recordAddress(kind, _id)}>
              <bdi>{name || words.nameless}</bdi>
            </Link>{' '}
            ({sectionTitles[kind]}): {words.reasons[reason]}
          </li>
        ))}
      </ul>
    </Message>
  );
}
