import type { QuarantinedRecord, QuarantineReason } from 'contract/quarantine-requests';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { StatusNote } from '../../base/parts/status-note';
import { Loaded } from '../../session/loaded';
import { QuarantinedRecords, ReleaseAll, ReleaseSelected } from './quarantined-records';
import { quarantineTexts } from './quarantine.texts';
import styles from './quarantine-view.module.css';
import type { Quarantine } from './use-quarantine';
import { useRelease } from './use-release';
import type { Releasing } from './use-release';
import { sectionTitles } from '../../base/model/fixed-texts';

/** Suspected spam and excess submissions by reason, so that staff can release what people wrote. */
export function QuarantineView({ quarantine }: { readonly quarantine: Quarantine }) {
  const { answer, records } = quarantine;
  const releasing = useRelease(quarantine, orderOf(records));
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {quarantineTexts.name}
      </h1>
      <p className={styles.intro}>{quarantineTexts.intro}</p>
      <OutcomeMessage outcome={releasing.outcome} />
      <Loaded answer={answer} notLoaded={quarantineTexts.unreadable}>
        {() =>
          records.length === 0 ? (
            <StatusNote text={quarantineTexts.empty} />
          ) : (
            reasonsInOrder.map((reason) => (
              <ReasonGroups
                key={reason}
                reason={reason}
                records={records.filter((quarantined) => quarantined.reason === reason)}
                releasing={releasing}
              />
            ))
          )
        }
      </Loaded>
      <ReleaseSelected about={quarantineTexts.name} records={records} releasing={releasing} />
    </div>
  );
}

interface ReasonGroupsProps {
  readonly reason: QuarantineReason;
  readonly records: readonly QuarantinedRecord[];
  readonly releasing: Releasing;
}

function ReasonGroups({ reason, records, releasing }: ReasonGroupsProps) {
  if (records.length === 0) return null;
  const { title, text } = quarantineTexts.reasons[reason];
  const groups = groupQuarantined(records);
  return (
    <section className={styles.reason} aria-label={title}>
      <h2 className={styles.reasonTitle}>{`${title} (${records.length})`}</h2>
      <p>{text}</p>
      {groups.length > 1 && <ReleaseAll about={title} records={records} releasing={releasing} />}
      {groups.map((group) => (
        <section key={group.title} className={styles.group} aria-label={group.title}>
          <h3>{`${group.title} (${group.records.length})`}</h3>
          <QuarantinedRecords {...group} releasing={releasing} />
        </section>
      ))}
    </section>
  );
}

/** The quarantined records of one section, or of one programme in it, with the same reason. */
interface QuarantineGroup {
  readonly title: string;
  readonly records: readonly QuarantinedRecord[];
}
/** The reasons in the order of display: those most likely to concern people first. */
const reasonsInOrder: readonly QuarantineReason[] = ['too-many', 'too-fast', 'honeypot'];
/** The groups for one reason, sorted by their newest record. */
function groupQuarantined(records: readonly QuarantinedRecord[]): readonly QuarantineGroup[] {
  const groups = new Map<string, QuarantinedRecord[]>();
  for (const quarantined of records) {
    const title = titleOf(quarantined);
    const group = groups.get(title);
    if (group) group.push(quarantined);
    else groups.set(title, [quarantined]);
  }
  return [...groups].map(([title, ofTitle]) => ({ title, records: ofTitle }));
}
/** The ids of the records in the order in which the view shows them. */
const orderOf = (records: readonly QuarantinedRecord[]): readonly string[] =>
  reasonsInOrder
    .flatMap((reason) => groupQuarantined(records.filter((one) => one.reason === reason)))
    .flatMap((group) => group.records.map(({ record }) => record._id));
/** The programme is shown as it was sent. */
const titleOf = ({ kind, record: { program } }: QuarantinedRecord): string =>
  kind === 'programAttendance' && typeof program === 'string'
    ? `${sectionTitles[kind]}: ${program}`
    : sectionTitles[kind];
