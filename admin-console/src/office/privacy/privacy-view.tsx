import { BreachesSection } from './breaches/breaches-section';
import { PersonSection } from './person/person-section';
import { privacyTexts } from './privacy.texts';
import { ProcessingRecord } from './processing-record';
import { RequestsSection } from './requests-section';
import { RetentionSection } from './retention/retention-section';
import styles from './privacy.module.css';

/** People's requests about their data, and the church's legal duties. */
export function PrivacyView() {
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {privacyTexts.name}
      </h1>
      <p className={styles.intro}>{privacyTexts.intro}</p>
      <RequestsSection />
      <PersonSection />
      <RetentionSection />
      <BreachesSection />
      <ProcessingRecord />
    </div>
  );
}
