import fontkit from '@pdf-lib/fontkit';
import { church } from 'contract/church';
import { PDFDocument, PDFHexString, PDFName, type PDFField, rgb } from 'pdf-lib';

import { instance } from '../fonts/source.ts';
import { Tags } from './tagged.ts';
import { type Style, accent, breakLines, gold, ink, quiet, setLines } from './typeset.ts';

/** A4 in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const MEASURE = WIDTH - 2 * MARGIN;

const GIFTS = [
  ['tithes', 'Tithes'],
  ['offerings', 'Offerings'],
  ['firstFruits', 'First fruits'],
  ['thanksgiving', 'Thanksgiving'],
  ['buildingFund', 'Building fund'],
  ['missions', 'Missions'],
  ['welfare', 'Welfare'],
  ['other', 'Other gifts'],
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
}

/** The sheet with which a branch sends its gifts to the head office; every line can be filled in on screen. */
export async function remittanceForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(`Remittance form – ${church.name}`, { showInWindowTitleBar: true });
  document.setAuthor(church.name);
  document.setSubject('Monthly report of gifts received and sent on by a branch');
  document.setLanguage('en-GB');
  document.setCreator(church.name);
  const made = new Date('2025-06-01T10:00:00Z');
  document.setCreationDate(made);
  document.setModificationDate(made);
  const tags = new Tags(document, 'en-GB');
  const serif = await document.embedFont(await instance('cormorant', 600), {
    subset: true,
    customName: 'cormorant-600',
  });
  const sans = await document.embedFont(await instance('source-sans-3', 400), {
    subset: true,
    customName: 'source-sans-3-400',
  });
  const bold = await document.embedFont(await instance('source-sans-3', 600), {
    subset: true,
    customName: 'source-sans-3-600',
  });
  const typed = await document.embedFont(await instance('source-sans-3', 400, { plain: true }), {
    customName: 'source-sans-3-form',
  });
  const title: Style = { font: serif, size: 30, leading: 34, color: ink };
  const text: Style = { font: sans, size: 10, leading: 14, color: quiet };
  const label: Style = { font: bold, size: 9.5, leading: 12, color: ink };
  const section: Style = { font: bold, size: 10.5, leading: 14, color: accent };
  const page = document.addPage([WIDTH, HEIGHT]);
  const form = document.getForm();

  const describe = (field: PDFField, tooltip: string) => {
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip));
  };
  const field = (
    name: string,
    tooltip: string,
    box: Box,
    options: {
      readonly lines?: boolean;
      readonly amount?: boolean;
      readonly required?: boolean;
    } = {},
  ) => {
    const text = form.createTextField(name);
    if (options.lines) text.enableMultiline();
    if (options.required) text.enableRequired();
    if (options.amount) text.setAlignment(2);
    text.addToPage(page, {
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height ?? 22,
      font: typed,
      textColor: ink,
      backgroundColor: rgb(0.985, 0.97, 0.93),
      borderColor: rgb(0.55, 0.5, 0.42),
      borderWidth: 0.8,
    });
    text.setFontSize(11);
    describe(text, tooltip);
  };
  const caption = (words: string, x: number, y: number, style = label) =>
    tags.mark(page, 'P', () => {
      setLines(page, [words], style, x, y + style.leading, MEASURE);
    });

  tags.artifact(page, () => {
    page.drawRectangle({
      x: 0,
      y: HEIGHT - 14,
      width: WIDTH,
      height: 14,
      color: rgb(0.09, 0.1, 0.22),
    });
    page.drawRectangle({ x: 0, y: HEIGHT - 17, width: WIDTH, height: 3, color: gold });
  });
  let y = HEIGHT - 44;
  tags.mark(page, 'H1', () => {
    y = setLines(page, ['Remittance form'], title, MARGIN, y, MEASURE);
  });
  const intro = `For the branches of ${church.name}. Please fill in one sheet for each month, in one currency, and send it to ${church.emails[0]} together with the bank slip.`;
  tags.mark(page, 'P', () => {
    y = setLines(page, breakLines(intro, text, MEASURE), text, MARGIN, y - 4, MEASURE);
  });

  const half = (MEASURE - 20) / 2;
  const heading = (words: string, at: number) => {
    tags.mark(page, 'H2', () => {
      setLines(page, [words], section, MARGIN, at + section.leading, MEASURE);
    });
    tags.artifact(page, () =>
      page.drawLine({
        start: { x: MARGIN, y: at - 5 },
        end: { x: WIDTH - MARGIN, y: at - 5 },
        thickness: 0.7,
        color: gold,
      }),
    );
  };

  y -= 30;
  heading('1  Branch and period', y);
  y -= 26;
  caption('Branch', MARGIN, y);
  const branch = form.createDropdown('branch');
  branch.addOptions([...church.branches, 'Another branch']);
  branch.enableEditing();
  branch.enableRequired();
  branch.addToPage(page, {
    x: MARGIN,
    y: y - 28,
    width: half,
    height: 22,
    font: typed,
    textColor: ink,
    backgroundColor: rgb(0.985, 0.97, 0.93),
    borderColor: rgb(0.55, 0.5, 0.42),
    borderWidth: 0.8,
  });
  branch.setFontSize(11);
  describe(branch, 'Branch that sends the gifts');
  caption('Currency', MARGIN + half + 20, y);
  const currency = form.createDropdown('currency');
  currency.addOptions(['EUR', 'NGN', 'LRD', 'USD']);
  currency.select('EUR');
  currency.addToPage(page, {
    x: MARGIN + half + 20,
    y: y - 28,
    width: half,
    height: 22,
    font: typed,
    textColor: ink,
    backgroundColor: rgb(0.985, 0.97, 0.93),
    borderColor: rgb(0.55, 0.5, 0.42),
    borderWidth: 0.8,
  });
  currency.setFontSize(11);
  describe(currency, 'Currency of all amounts on this sheet');
  y -= 46;
  caption('Period from', MARGIN, y);
  field(
    'periodFrom',
    'First day of the period, for example 1 June 2025',
    { x: MARGIN, y: y - 28, width: half },
    { required: true },
  );
  caption('Period to', MARGIN + half + 20, y);
  field(
    'periodTo',
    'Last day of the period, for example 30 June 2025',
    { x: MARGIN + half + 20, y: y - 28, width: half },
    { required: true },
  );

  y -= 62;
  heading('2  Gifts received', y);
  y -= 12;
  GIFTS.forEach(([name, words], index) => {
    const column = index % 2;
    const row = Math.floor(index / 2);
    const x = MARGIN + column * (half + 20);
    const top = y - row * 30 - 24;
    caption(words, x, top + 5);
    field(
      name,
      `${words}: amount received in the period`,
      { x: x + 108, y: top, width: half - 108 },
      { amount: true },
    );
  });
  y -= 4 * 30 + 16;
  const totals = [
    ['total', 'Total received', 'Sum of all gifts received in the period'],
    ['kept', 'Kept for local work', 'Amount that stays in the branch'],
    ['remitted', 'Amount remitted', 'Amount sent to the head office'],
  ] as const;
  totals.forEach(([name, words, tooltip], index) => {
    const top = y - index * 30 - 24;
    caption(words, MARGIN + half + 20, top + 5);
    field(
      name,
      tooltip,
      { x: MARGIN + half + 128, y: top, width: half - 108 },
      { amount: true, required: name !== 'kept' },
    );
  });
  caption('Bank reference', MARGIN, y - 19);
  field('bankReference', 'Reference of the transfer as on the bank slip', {
    x: MARGIN,
    y: y - 54,
    width: half,
  });
  y -= 3 * 30 + 34;

  heading('3  Remarks', y);
  field(
    'remarks',
    'Anything the head office should know',
    { x: MARGIN, y: y - 66, width: MEASURE, height: 52 },
    { lines: true },
  );
  y -= 96;

  heading('4  Signatures', y);
  y -= 26;
  const people = [
    ['preparedBy', 'Prepared by'],
    ['approvedBy', 'Approved by'],
  ] as const;
  people.forEach(([name, words], index) => {
    const x = MARGIN + index * (half + 20);
    caption(`${words} (name and office)`, x, y);
    field(
      name,
      `${words}: name and office`,
      { x, y: y - 28, width: half },
      { required: index === 0 },
    );
    caption('Date', x, y - 46);
    field(`${name}Date`, `${words}: date`, { x, y: y - 74, width: half * 0.42 });
    caption('Signature', x + half * 0.47, y - 46);
    field(`${name}Signature`, `${words}: signature, or the name typed as one`, {
      x: x + half * 0.47,
      y: y - 74,
      width: half * 0.53,
    });
  });
  tags.artifact(page, () => {
    setLines(
      page,
      [
        `${church.name}  ·  ${church.address.street}, ${church.address.postalCode} ${church.address.city}  ·  ${church.phone.display}`,
      ],
      { ...text, size: 8.4 },
      MARGIN,
      42,
      MEASURE,
      'centre',
    );
  });
  form.updateFieldAppearances(typed);
  tags.finish();
  return document.save();
}
