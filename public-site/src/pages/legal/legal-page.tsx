import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import type { LegalChapter } from './legal-texts';
import { wrapInLanguage } from '../../page/wrap-in-language';
import { SitePage } from '../../page/site-page';
import { toBlocks } from '../../rich-text/rich-chapters';
import { RichBlocks } from '../../rich-text/rich-text';
import styles from './legal-page.module.css';

interface LegalPageProps {
  readonly texts: { readonly title: string; readonly description: string };
  readonly intro: string;
  /** Language of the introduction, if it differs from the page's. */
  readonly language: Language | undefined;
  readonly children: ReactNode;
}

/** A page that the law requires. Code writes the chapters about what the site does; the church writes the others. */
export const LegalPage = ({ texts, intro, language, children }: LegalPageProps) => (
  <SitePage texts={{ ...texts, intro: wrapInLanguage(intro, language) }} width="narrow">
    <div className={styles.chapters}>{children}</div>
  </SitePage>
);

interface CodedChapterProps extends LegalChapter {
  readonly children?: ReactNode;
}

/** A chapter that code writes. */
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
  /** JSON of a rich-text document. */
  readonly text: string;
  /** Language of the text, if it differs from the page's. */
  readonly language: Language | undefined;
  /** Content that code adds below the text. */
  readonly children?: ReactNode;
}

/** A chapter that the church writes, except for its title. */
export const ChurchChapter = ({
  title,
  text,
  language,
  children,
}: ChurchWordsProps & { readonly title: string }) => (
  <section>
    <h2>{title}</h2>
    {wrapInLanguage(<RichBlocks blocks={toBlocks(text)} />, language, 'div')}
    {children}
  </section>
);
