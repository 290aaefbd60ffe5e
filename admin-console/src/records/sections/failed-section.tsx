import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import { TryAgain } from '../../base/parts/try-again';
import { SectionTitle } from './section-note';
import { sectionTexts } from './section.texts';
import styles from './section-view.module.css';

interface FailedSectionProps {
  readonly title: string;
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

/**
 * A section whose list could not be loaded. In the table's place stand the words of requirements 8, small: what counts
 * is the message above, for "No data found." alone would say that nothing is stored.
 */
export function FailedSection({ title, tries, isTrying, onTryAgain }: FailedSectionProps) {
  return (
    <>
      <SectionTitle title={title} />
      <TryAgain text={sectionTexts.loadFailed} {...{ tries, isTrying, onTryAgain }} />
      <p className={styles.noData} lang={fixedLanguage}>
        {fixedTexts.empty}
      </p>
    </>
  );
}
