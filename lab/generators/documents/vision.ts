import { church } from 'contract/church';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

import { cutStrips } from './glass.ts';
import { visionWords as words } from './vision-words.ts';

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const body = (text: string) => new Paragraph({ text, style: 'Body' });
const bullet = (children: TextRun[]) =>
  new Paragraph({ children, style: 'Body', numbering: { reference: 'points', level: 0 } });
const plainBullet = (text: string) => bullet([new TextRun(text)]);

function dates(): Table {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'C99A38' };
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const header = ['Treffen', 'Tag', 'Zeit'];
  const row = (cells: readonly string[], bold = false) =>
    new TableRow({
      tableHeader: bold,
      children: cells.map(
        (text) =>
          new TableCell({
            margins: { top: 80, bottom: 80, left: 60, right: 60 },
            borders: { top: none, left: none, right: none, bottom: border },
            children: [new Paragraph({ children: [new TextRun({ text, bold })] })],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [3400, 3500, 2500],
    rows: [row(header, true), ...words.dates.rows.map((cells) => row(cells))],
  });
}

/** Generates the vision of the city events as a German Word document with real headings. */
export async function visionDocument(): Promise<Uint8Array> {
  const strip = (await cutStrips(['dawn'])).get('dawn');
  if (!strip) throw new Error('No glass is cut for the head of the page');
  const document = new Document({
    title: words.title,
    subject: words.subtitle,
    creator: church.name,
    lastModifiedBy: church.name,
    description: words.subtitle,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 23, color: '1B1D33', language: { value: 'de-AT' } },
        },
        title: {
          run: { font: 'Georgia', size: 52, color: '17152A' },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
        heading1: {
          run: { font: 'Georgia', size: 32, color: '8F2038' },
          paragraph: { spacing: { before: 340, after: 110 }, keepNext: true },
        },
      },
      paragraphStyles: [
        {
          id: 'Body',
          name: 'Body',
          basedOn: 'Normal',
          quickFormat: true,
          paragraph: { spacing: { after: 130, line: 305 } },
        },
        {
          id: 'Lead',
          name: 'Lead',
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true, size: 27, color: '575C73' },
          paragraph: { spacing: { after: 200 } },
        },
        {
          id: 'Verse',
          name: 'Verse',
          basedOn: 'Normal',
          quickFormat: true,
          run: { italics: true, font: 'Georgia', size: 24, color: '8F2038' },
          paragraph: {
            indent: { left: 420 },
            spacing: { before: 120, after: 160, line: 310 },
            border: { left: { style: BorderStyle.SINGLE, size: 14, color: 'C99A38', space: 12 } },
          },
        },
      ],
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: {
                paragraph: { indent: { left: 420, hanging: 280 } },
                run: { color: 'C99A38' },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1000, bottom: 1100, left: 1250, right: 1250 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    size: 17,
                    color: '575C73',
                    children: [`${church.name}  ·  Seite `, PageNumber.CURRENT],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({
            children: [
              new ImageRun({
                type: 'jpg',
                data: strip,
                transformation: { width: 626, height: 125 },
                altText: {
                  name: 'Glasfenster',
                  title: 'Glasfenster',
                  description: 'Ein Streifen Glasfenster: Morgenhimmel über der Nordkette',
                },
              }),
            ],
          }),
          new Paragraph({ text: words.title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: words.subtitle, style: 'Lead' }),
          heading(words.vision.heading),
          ...words.vision.text.map(body),
          new Paragraph({
            style: 'Verse',
            children: [
              new TextRun(words.vision.verse),
              new TextRun({
                text: words.vision.place,
                break: 1,
                italics: false,
                size: 19,
                color: '575C73',
              }),
            ],
          }),
          heading(words.mission.heading),
          ...words.mission.text.map(body),
          heading(words.elements.heading),
          ...words.elements.items.map(([name, text]) =>
            bullet([new TextRun({ text: `${name}: `, bold: true }), new TextRun(text)]),
          ),
          heading(words.call.heading),
          ...words.call.text.map(body),
          heading(words.volunteers.heading),
          ...words.volunteers.text.map(body),
          heading(words.goals.heading),
          ...words.goals.items.map(plainBullet),
          heading(words.tips.heading),
          ...words.tips.items.map(plainBullet),
          heading(words.means.heading),
          ...words.means.items.map(plainBullet),
          heading(words.dates.heading),
          dates(),
          heading(words.contact.heading),
          ...words.contact.lines.map((text) => new Paragraph({ text })),
          new Paragraph({ text: words.contact.close, style: 'Body', spacing: { before: 160 } }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
