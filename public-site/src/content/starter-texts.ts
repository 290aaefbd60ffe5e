import { firstVisit } from 'contract/church';
import type { LocalContent } from 'contract/content-entry';
import type { textKinds } from 'contract/text-kinds';
import type { RichBlock, RichHeading, RichList, RichParagraph } from 'contract/rich-document';
import { writeRichText } from 'contract/rich-text';
import { givingWords } from './giving-words.texts';
import { helpLineWords } from './help-line-words.texts';
import { imprintWords } from './imprint-words.texts';
import { privacyWords } from './privacy-words.texts';
import { visionWords } from './vision-words.texts';
import { visitWords } from './visit-words.texts';

const write = (...content: readonly RichBlock[]) => writeRichText({ type: 'doc', content });

const paragraph = (text: string): RichParagraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

const heading = (text: string, level: 2 | 3 = 2): RichHeading => ({
  ...{ type: 'heading', attrs: { level } },
  content: [{ type: 'text', text }],
});

const list = (type: RichList['type'], items: readonly string[]): RichList => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

const { callToAction, verse } = visionWords;

/** The starter texts of single pages. */
export const starterTexts: Pick<LocalContent, keyof typeof textKinds> = {
  /** Requirements 2.5. */
  gifts: [
    {
      ...{ id: 'gifts', ...givingWords },
      ...{ verse: givingWords.verse.words, reference: givingWords.verse.place },
    },
  ],
  /** Requirements 2.9. */
  vision: [
    {
      ...{ id: 'vision', intro: visionWords.intro, vision: visionWords.vision },
      ...{ verse: verse.words, reference: verse.place, mission: visionWords.mission },
      elements: write(
        ...Object.values(visionWords.elements).flatMap(({ name, text }) => [
          heading(name, 3),
          paragraph(text),
        ]),
      ),
      ...{ callTitle: callToAction.title, call: callToAction.text },
      volunteers: visionWords.volunteers,
      goals: write(list('bulletList', visionWords.goals)),
      tips: write(list('bulletList', visionWords.tips)),
      means: write(list('orderedList', visionWords.means)),
    },
  ],
  'help-lines': [
    {
      ...{ id: 'help-lines', title: helpLineWords.title, intro: helpLineWords.intro },
      lines: helpLineWords.lines.map((line) => line.join('; ')).join('\n'),
    },
  ],
  visit: [
    {
      ...{ id: 'visit', intro: visitWords.intro, children: visitWords.children },
      ...{ byBus: visitWords.byBus, byTrain: visitWords.byTrain, byCar: visitWords.byCar },
      ask: visitWords.ask,
      answers: write(
        ...visitWords.questions.flatMap(({ title, paragraphs }) => [
          heading(title),
          ...paragraphs.map(paragraph),
        ]),
      ),
      groups: firstVisit.children
        .map(({ name, ages, time }) => [name, ages, time].join('; '))
        .join('\n'),
      amenities: visitWords.amenities.join('\n'),
    },
  ],
  imprint: [
    {
      ...{ id: 'imprint', intro: imprintWords.intro },
      body: write(
        ...Object.values(imprintWords.chapters).flatMap(({ title, paragraphs }) => [
          heading(title),
          ...paragraphs.map(paragraph),
        ]),
      ),
    },
  ],
  privacy: [
    {
      ...{ id: 'privacy', intro: privacyWords.intro },
      basis: write(...privacyWords.basis.map(paragraph)),
      rights: write(...privacyWords.rights.map(paragraph)),
    },
  ],
};
