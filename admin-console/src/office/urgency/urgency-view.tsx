import { useId } from 'react';
import { OutcomeNote } from '../../base/outcome-note/outcome-note';
import { useOutcomeNote } from '../../base/outcome-note/use-outcome-note';
import { OnCallSection } from './on-call-section';
import { urgencyTexts } from './urgency.texts';
import styles from './urgency.module.css';
import { WorkSettingsSection } from './work-settings-section';

/** What is urgent, who hears of it at once, and when records are due. */
export function UrgencyView() {
  const titleId = useId();
  const note = useOutcomeNote();
  const { title, intro, explanation } = urgencyTexts;
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.hint}>{intro}</p>
      <section aria-labelledby={titleId} className={styles.section}>
        <h2 id={titleId}>{explanation.title}</h2>
        <ol className={styles.steps}>
          {explanation.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <OnCallSection say={note.say} />
      <WorkSettingsSection say={note.say} />
      <OutcomeNote {...note} isInPanel={false} />
    </div>
  );
}
