import { localPath } from 'contract/language';
import { myDataLinkLabel } from 'contract/privacy/consent.texts';
import { myDataPage } from 'contract/purposes';
import { getEntry } from '../../shown-content/page-content';
import { RichSections } from '../../rich-text/rich-sections';
import { privacy as texts } from './privacy.texts';
import { ChurchChapter, CodedChapter, LegalPage } from './legal-page';
import {
  encryptedText,
  groundItems,
  purposeItems,
  retentionItems,
  kindNames,
} from './processing-items';
import type { ProcessingItem } from './processing-items';

/** The privacy page (requirements 10.9). Code writes what the server does with personal data. */
export function Component() {
  const { intro, basis, rights, others, language } = getEntry('privacy');
  const { chapters } = texts;
  return (
    <LegalPage texts={texts} intro={intro} language={language}>
      <CodedChapter {...chapters.responsible} />
      <CodedChapter {...chapters.kept}>
        <ProcessingList items={purposeItems()} />
      </CodedChapter>
      <ChurchChapter {...chapters.basis} text={basis} language={language}>
        <ProcessingList items={groundItems()} />
      </ChurchChapter>
      <CodedChapter {...chapters.readers}>
        <p>{encryptedText()}</p>
      </CodedChapter>
      <CodedChapter {...chapters.retention}>
        <ProcessingList items={retentionItems()} />
      </CodedChapter>
      <CodedChapter {...chapters.duration} />
      <CodedChapter {...chapters.deletion}>
        <p>
          <a href={localPath(myDataPage)}>{myDataLinkLabel}</a>
        </p>
      </CodedChapter>
      <CodedChapter {...chapters.storage} />
      <ChurchChapter {...chapters.rights} text={rights} language={language} />
      {others && <RichSections text={others} language={language} />}
    </LegalPage>
  );
}

/** A list of kinds with a text for each group (contract/processing). */
const ProcessingList = ({ items }: { readonly items: readonly ProcessingItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.text}>
        <strong>{kindNames(item)}</strong>: {item.text}.
      </li>
    ))}
  </ul>
);
