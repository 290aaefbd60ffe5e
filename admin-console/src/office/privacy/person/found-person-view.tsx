import { useRef, useState } from 'react';
import { attachedPlaces, previewErasure } from 'contract/people-requests';
import type {
  ErasurePlan,
  ErasureRequest,
  FoundPerson,
  PersonRecord,
} from 'contract/people-requests';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { recordName, isAnonymous } from 'contract/record-identity';
import { PersonLink } from '../../../base/parts/person-link';
import { reviewTexts } from '../../../records/review/store/review.texts';
import { sendChange } from '../../../session/send';
import { ErasurePlanView } from './erasure-plan-view';
import { PersonExport } from './person-export';
import { personTexts as texts } from '../person.texts';
import { RecordLink } from '../record-link';
import styles from '../privacy.module.css';
import { foldName } from 'contract/folded-names';

interface FoundPersonViewProps {
  readonly found: FoundPerson;
  /** The e-mail address of the search; mails to it are erased too. */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

const keyOf = ({ kind, record }: PersonRecord) => `${kind}/${record._id}`;

/** The data about a person. Certain matches are selected unless their names differ; about the others staff decide. */
export function FoundPersonView({ found, email, name }: FoundPersonViewProps) {
  const { sure, undecided, attached, isCut } = found;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(preselect(sure, name).map(keyOf)),
  );
  const [plan, setPlan] = useState<{
    readonly plan: ErasurePlan;
    readonly request: ErasureRequest;
  }>();
  const [failure, setFailure] = useState<string>();
  /** Counts changes of the selection and requests for a plan: a response to an earlier one is ignored. */
  const turn = useRef(0);
  const choose = (keys: readonly string[], isChosen: boolean) => {
    turn.current += 1;
    setChosen((before) => {
      const others = [...before].filter((one) => !keys.includes(one));
      return new Set(isChosen ? [...others, ...keys] : others);
    });
    setPlan(undefined);
  };
  const isChosen = (one: PersonRecord) => chosen.has(keyOf(one));
  const records = [...sure, ...undecided].filter(isChosen);
  const request = {
    records: records.map(({ kind, record }) => ({ kind, _id: record._id })),
    ...(email !== undefined && { email }),
  };
  const makePlan = async () => {
    if (records.length === 0) return setFailure(texts.nothingChosen);
    const mine = (turn.current += 1);
    const outcome = await sendChange(previewErasure, { body: request }, texts.failed);
    if (mine !== turn.current) return;
    setFailure(outcome.ok ? undefined : outcome.message);
    setPlan(outcome.ok ? { plan: outcome.response, request } : undefined);
  };
  const lists = { chosen, onChoose: choose };
  return (
    <div className={styles.card}>
      <div role="status">
        <h3>{texts.found(sure.length + undecided.length)}</h3>
      </div>
      {isCut && <p>{texts.cut}</p>}
      {haveDifferentNames(sure) && <p>{texts.family}</p>}
      {sure.length > 0 && <Records title={texts.sure} records={sure} {...lists} />}
      {undecided.length > 0 && <Records title={texts.undecided} records={undecided} {...lists} />}
      <Attached title={texts.attached} counts={attached} />
      {sure.length + undecided.length > 0 && (
        <>
          <PersonExport records={records} email={email} />
          <div>
            <Button variant="secondary" onClick={() => void makePlan()}>
              {texts.plan}
            </Button>
          </div>
        </>
      )}
      {failure && <Message tone="error">{failure}</Message>}
      {plan && <ErasurePlanView {...plan} />}
    </div>
  );
}

interface RecordsProps {
  readonly title: string;
  readonly records: readonly PersonRecord[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

function Records({ title, records, chosen, onChoose }: RecordsProps) {
  const keys = records.map(keyOf);
  const areAllChosen = keys.every((key) => chosen.has(key));
  const all = areAllChosen ? texts.chooseNone : texts.chooseAll;
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {records.length > 1 && (
        <div>
          <Button
            variant="secondary"
            aria-label={`${all}: ${title}`}
            onClick={() => onChoose(keys, !areAllChosen)}
          >
            {all}
          </Button>
        </div>
      )}
      {records.map((one) => (
        <div key={keyOf(one)} className={styles.choice}>
          <input
            type="checkbox"
            aria-label={`${sectionTitles[one.kind]}: ${recordName(one.record)}`}
            checked={chosen.has(keyOf(one))}
            onChange={(event) => onChoose([keyOf(one)], event.target.checked)}
          />
          <span>
            <RecordLink kind={one.kind} id={one.record._id} unlisted={one.unlisted}>
              <span lang="en">{sectionTitles[one.kind]}</span>: {recordName(one.record)}
            </RecordLink>
            {!one.unlisted && (
              <PersonLink
                id={one.record._id}
                name={recordName(one.record) || reviewTexts.nameless}
              />
            )}
            <span className={styles.hint}>
              {' '}
              {[
                innsbruckTime(one.record.createdAt),
                one.unlisted && texts.unlisted[one.unlisted],
                ...one.reasons.map((reason) => texts.reasons[reason]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </div>
      ))}
    </fieldset>
  );
}

interface AttachedProps {
  readonly title: string;
  readonly counts: FoundPerson['attached'];
}

/** The number of items in each place other than the lists; empty places are left out. */
function Attached({ title, counts }: AttachedProps) {
  const places = attachedPlaces.filter((place) => (counts[place] ?? 0) > 0);
  if (places.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <ul className={styles.plain}>
        {places.map((place) => (
          <li key={place}>
            {texts.places[place]}: {counts[place]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ record }: PersonRecord) => foldName(recordName(record));
/** Whether records with the same address have several names, as in a family. Records without a name are ignored. */
function haveDifferentNames(records: readonly PersonRecord[]): boolean {
  const names = records.map(nameOf).filter((name) => name !== '' && !isAnonymous(name));
  return new Set(names).size > 1;
}
/** The certain matches that are selected initially: none if they may be another person's. */
function preselect(
  sure: readonly PersonRecord[],
  name: string | undefined,
): readonly PersonRecord[] {
  if (haveDifferentNames(sure)) return [];
  if (name === undefined) return sure;
  const wanted = foldName(name);
  return sure.filter((one) => nameOf(one) === wanted);
}
