import type { LegalTexts } from '../../content/legal-texts';
import { SitePage } from '../../page/site-page';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly texts: LegalTexts;
}

export function LegalPage({ texts }: LegalPageProps) {
  return (
    <SitePage texts={texts} width="narrow">
      <div className={styles.chapters}>
        {Object.entries(texts.chapters).map(([chapter, { title, paragraphs }]) => (
          <section key={chapter}>
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
