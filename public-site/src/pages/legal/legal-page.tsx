import type { Translated } from 'shared-ui/language';
import type { LegalTexts } from '../../content/legal-texts';
import { SitePage } from '../../page/site-page';
import { usePageTexts } from '../../page/use-page-language';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly texts: Translated<LegalTexts>;
}

export function LegalPage({ texts: translated }: LegalPageProps) {
  const { texts, language } = usePageTexts(translated);
  return (
    <SitePage texts={texts} language={language} width="narrow">
      <div className={styles.chapters}>
        {texts.chapters.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </SitePage>
  );
}
