import { releaseRecord } from 'contract/retention-requests';
import type { HeldRecord } from 'contract/retention-requests';
import { sectionTitles } from '../../../base/model/fixed-texts';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import { sendChange } from '../../../session/send';
import { privacyTexts } from '../privacy.texts';
import { ShortRecord } from '../record-link';
import styles from '../privacy.module.css';

/** The records that staff hold back from removal, with reason and end. */
export function HeldRecords({ held }: { readonly held: readonly HeldRecord[] }) {
  const texts = privacyTexts.retention;
  const release = async ({ kind, _id }: HeldRecord) => {
    const outcome = await sendChange(releaseRecord, { kind, id: _id }, privacyTexts.failed);
    return outcome.ok ? undefined : outcome;
  };
  return (
    <details open>
      <summary className={styles.summary}>{texts.held(held.length)}</summary>
      <ul className={styles.lines}>
        {held.map((record) => (
          <li key={record._id}>
            <ShortRecord kind={record.kind} id={record._id} unlisted={record.unlisted}>
              <span lang="en">{sectionTitles[record.kind]}</span>{' '}
            </ShortRecord>
            <span>
              {texts.heldUntil(innsbruckTime(record.until) ?? record.until, record.reason)}
            </span>
            <ConfirmedButton
              name={texts.release}
              about={record._id.slice(-12)}
              question={texts.releaseQuestion}
              onConfirm={() => release(record)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
