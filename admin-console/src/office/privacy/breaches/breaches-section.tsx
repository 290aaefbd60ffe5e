import { useId } from 'react';
import { listBreaches } from 'contract/breach-requests';
import { Loaded } from '../../../session/loaded';
import { useRequest } from '../../../session/use-request';
import { BreachCard } from './breach-card';
import { NewBreachForm } from './new-breach-form';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';

/** Breaches of personal data, with what must be done about each within 72 hours. */
export function BreachesSection() {
  const id = useId();
  const answer = useRequest(listBreaches, {});
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
                <BreachCard key={breach._id} breach={breach} />
              ))}
            </ul>
            <NewBreachForm />
          </>
        )}
      </Loaded>
    </section>
  );
}
