import { imprint as texts } from './imprint.texts';
import { getEntry } from '../../shown-content/page-content';
import { RichSections } from '../../rich-text/rich-sections';
import { CodedChapter, LegalPage } from './legal-page';

/** The imprint (requirements 10.9: ECG §5, MedienG §25). */
export function Component() {
  const { intro, body, language } = getEntry('imprint');
  return (
    <LegalPage texts={texts} intro={intro} language={language}>
      <CodedChapter {...texts.chapters.owner} />
      <RichSections text={body} language={language} />
    </LegalPage>
  );
}
