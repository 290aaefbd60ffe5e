import { church } from 'contract/church';

import { MARGIN, MEASURE, Sheet } from './sheet.ts';
import type { FieldWords, Gift, RemittanceWords, Signer } from './words.ts';

const GAP = 20;
const HALF = (MEASURE - GAP) / 2;
const RIGHT = MARGIN + HALF + GAP;
/** Width of an amount's caption, and distance between two amounts, in points. */
const CAPTION = 108;
const ROW = 30;

const currencies = ['EUR', 'NGN', 'LRD', 'USD'];

/** Position of a caption; its line is below it, as wide as a column. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const below = ({ x, y }: Place, width = HALF) => ({ x, y: y - 28, width });

function branchAndPeriod(sheet: Sheet, words: RemittanceWords, y: number): void {
  const { branch, currency, periodFrom, periodTo } = words;
  const first = y - 26;
  sheet.caption(branch.caption, MARGIN, first);
  sheet.choice('branch', branch.tooltip, below({ x: MARGIN, y: first }), branch.options, {
    required: true,
    open: true,
  });
  sheet.caption(currency.caption, RIGHT, first);
  sheet.choice('currency', currency.tooltip, below({ x: RIGHT, y: first }), currencies, {
    chosen: 'EUR',
  });
  const second = first - 46;
  day(sheet, 'periodFrom', periodFrom, { x: MARGIN, y: second });
  day(sheet, 'periodTo', periodTo, { x: RIGHT, y: second });
}

function day(sheet: Sheet, name: string, words: FieldWords, place: Place): void {
  sheet.caption(words.caption, place.x, place.y);
  sheet.line(name, words.tooltip, below(place), { required: true });
}

function giftsReceived(sheet: Sheet, words: RemittanceWords, y: number): void {
  const gifts = Object.entries(words.gifts) as [Gift, string][];
  gifts.forEach(([name, caption], index) => {
    const at = y - 36 - Math.floor(index / 2) * ROW;
    const tooltip = words.received(caption);
    amount(sheet, name, { caption, tooltip }, { x: index % 2 ? RIGHT : MARGIN, y: at });
  });
  sums(sheet, words, y - 28 - (gifts.length / 2) * ROW);
}

function sums(sheet: Sheet, { totals, bankReference }: RemittanceWords, y: number): void {
  Object.entries(totals).forEach(([name, words], index) => {
    amount(sheet, name, words, { x: RIGHT, y: y - 24 - index * ROW }, name !== 'kept');
  });
  sheet.caption(bankReference.caption, MARGIN, y - 19);
  sheet.line('bankReference', bankReference.tooltip, { x: MARGIN, y: y - 54, width: HALF });
}

/** Draws an amount's line beside its caption, not below it. */
function amount(
  sheet: Sheet,
  name: string,
  { caption, tooltip }: FieldWords,
  { x, y }: Place,
  required = false,
): void {
  sheet.caption(caption, x, y + 5);
  const box = { x: x + CAPTION, y, width: HALF - CAPTION };
  sheet.line(name, tooltip, box, { amount: true, required });
}

function signatures(sheet: Sheet, words: RemittanceWords, y: number): void {
  const signers = Object.entries(words.signers) as [Signer, string][];
  signers.forEach(([name, did], index) => {
    const { office, date, signed } = words.signature;
    const x = index ? RIGHT : MARGIN;
    const first = y - 26;
    sheet.caption(`${did} (${office})`, x, first);
    sheet.line(name, `${did}: ${office}`, below({ x, y: first }), { required: index === 0 });
    const second = first - 46;
    sheet.caption(date.caption, x, second);
    sheet.line(`${name}Date`, `${did}: ${date.tooltip}`, below({ x, y: second }, HALF * 0.42));
    const right = { x: x + HALF * 0.47, y: second };
    sheet.caption(signed.caption, right.x, second);
    sheet.line(`${name}Signature`, `${did}: ${signed.tooltip}`, below(right, HALF * 0.53));
  });
}

/** The form with which a branch sends its gifts to the head office (requirements 2.10). */
export async function remittanceForm(words: RemittanceWords): Promise<Uint8Array> {
  const sheet = await Sheet.open(words);
  const top = sheet.title(words.title, words.intro);
  const headings = [top - 30, top - 164, top - 436, top - 532] as const;
  const [branch, gifts, remarks, signed] = headings;
  const heading = (index: 0 | 1 | 2 | 3) =>
    sheet.heading(`${index + 1}  ${words.sections[index]}`, headings[index]);
  heading(0);
  branchAndPeriod(sheet, words, branch);
  heading(1);
  giftsReceived(sheet, words, gifts);
  heading(2);
  const box = { x: MARGIN, y: remarks - 66, width: MEASURE, height: 52 };
  sheet.line('remarks', words.remarks, box, { lines: true });
  heading(3);
  signatures(sheet, words, signed);
  const { street, postalCode, city } = church.address;
  sheet.foot(`${church.name}  ·  ${street}, ${postalCode} ${city}  ·  ${church.phone.display}`);
  return sheet.close();
}
