import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import type { LegalChapter } from './legal-texts';
import { inItsLanguage } from '../../page/in-its-language';
import { SitePage } from '../../page/site-page';
import { toBlocks } from '../../rich-text/rich-chapters';
import { RichBlocks } from '../../rich-text/rich-text';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly texts: { readonly title: string; readonly description: string };
  readonly intro: string;
  /** Of the introduction, where it is not the page's. */
  readonly language: Language | undefined;
  /** Its chapters. */
  readonly children: ReactNode;
}

/** A page that the law asks for: what code says, because it follows from what the site does, and what the church says. */
export const LegalPage = ({ texts, intro, language, children }: LegalPageProps) => (
  <SitePage texts={{ ...texts, intro: inItsLanguage(intro, language) }} width="narrow">
    <div className={styles.chapters}>{children}</div>
  </SitePage>
);

interface CodedChapterProps extends LegalChapter {
  /** What follows its paragraphs. */
  readonly children?: ReactNode;
}

/** A chapter that code says. */
export const CodedChapter = ({ title, paragraphs, children }: CodedChapterProps) => (
  <section>
    <h2>{title}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {children}
  </section>
);

interface ChurchWordsProps {
  /** A rich text. */
  readonly text: string;
  /** Where it is in another language than the page. */
  readonly language: Language | undefined;
  /** What code says below it. */
  readonly children?: ReactNode;
}

/** A chapter of which the church says all but its title. */
export const ChurchChapter = ({
  title,
  text,
  language,
  children,
}: ChurchWordsProps & { readonly title: string }) => (
  <section>
    <h2>{title}</h2>
    {inItsLanguage(<RichBlocks blocks={toBlocks(text)} />, language, 'div')}
    {children}
  </section>
);
