import { useId } from 'react';
import { readBreaches } from 'contract/breach-readers';
import { breachesEndpoint } from 'contract/breaches';
import { Loaded } from '../../../session/loaded';
import { useStaffAnswer } from '../../../session/use-staff-answer';
import { BreachCard } from './breach-card';
import { NewBreachForm } from './new-breach-form';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';

/** Breaches of personal data, with what must be done about each within 72 hours. */
export function BreachesSection() {
  const id = useId();
  const answer = useStaffAnswer(breachesEndpoint, readBreaches);
  const { title, intro, none, unreadable } = privacyTexts.breaches;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <Loaded answer={answer} notLoaded={answer.reason ?? unreadable}>
        {(breaches) => (
          <>
            {breaches.length === 0 && <p>{none}</p>}
            <ul className={styles.list}>
              {breaches.map((breach) => (
                <BreachCard key={breach._id} breach={breach} onChanged={answer.readAgain} />
              ))}
            </ul>
            <NewBreachForm onNoted={answer.readAgain} />
          </>
        )}
      </Loaded>
    </section>
  );
}
