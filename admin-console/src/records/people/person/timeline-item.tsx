import type { RecordOfPerson, TimelineEntry } from 'contract/person-requests';
import { fixedLanguage, sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { contactHistoryTexts } from '../../contact-history/contact-history.texts';
import { listReplyMarks } from '../../contact-history/reply-entry';
import { replyTexts } from '../../contact-history/reply-entry.texts';
import { personTexts } from '../person.texts';
import { describeRecord } from './describe-record';
import { describeChange } from './person-changes';
import styles from './person.module.css';
import { RecordLink } from './record-link';

interface TimelineItemProps {
  readonly entry: TimelineEntry;
  /** The records of the person. */
  readonly entries: readonly RecordOfPerson[];
}

/** One entry of the timeline: when, what and by whom, with the words, and a link to its record. */
export function TimelineItem({ entry, entries }: TimelineItemProps) {
  const { at, by, what, place, reply } = entry;
  const words = getWords(entry, entries);
  return (
    <li className={styles.entry} data-what={what}>
      <p className={styles.entryHead}>
        <strong>{describe(entry)}</strong>
        <RecordLink place={place}>
          <span lang={fixedLanguage}>{sectionTitles[place.kind]}</span>
        </RecordLink>
        <span className={styles.hint}>
          <time dateTime={at}>{innsbruckTime(at) ?? at}</time>
          {by !== undefined && ` · ${by}`}
        </span>
      </p>
      {words && (
        <p className={styles.words} lang="" dir="auto">
          {words}
        </p>
      )}
      {reply &&
        listReplyMarks(reply).map((mark) => (
          <p key={mark} className={styles.hint}>
            {mark}
          </p>
        ))}
    </li>
  );
}

function describe({ what, contact, change }: TimelineEntry): string {
  if (change) return describeChange(change);
  if (!contact) return personTexts.what[what];
  const { ways, states, outcomes } = contactHistoryTexts;
  const { way, outcome, state } = contact;
  return [ways[way], outcome && outcomes[outcome], state && states[state]]
    .filter(Boolean)
    .join(' · ');
}

/** What was written; '' if an entry has no words. */
function getWords(entry: TimelineEntry, entries: readonly RecordOfPerson[]): string {
  const { what, note, contact, reply, place } = entry;
  if (note) return note.text;
  if (contact?.words) return [contact.words.subject, contact.words.text].join('\n');
  if (reply) return [reply.subject, reply.text || replyTexts.noText].filter(Boolean).join('\n');
  const isArrival = what === 'sent' || what === 'added' || what === 'imported';
  const record = entries.find((one) => one.record._id === place._id)?.record;
  return isArrival && record ? describeRecord(place.kind, record) : '';
}
