import { church, churchBranches } from 'contract/church';

import { MARGIN, MEASURE, Sheet } from './sheet.ts';

const GAP = 20;
const HALF = (MEASURE - GAP) / 2;
const RIGHT = MARGIN + HALF + GAP;
/** Space that an amount's caption takes, and from one amount to the next. */
const CAPTION = 108;
const ROW = 30;

const gifts = [
  ['tithes', 'Tithes'],
  ['offerings', 'Offerings'],
  ['firstFruits', 'First fruits'],
  ['thanksgiving', 'Thanksgiving'],
  ['buildingFund', 'Building fund'],
  ['missions', 'Missions'],
  ['welfare', 'Welfare'],
  ['other', 'Other gifts'],
] as const;

const totals = [
  ['total', 'Total received', 'Sum of all gifts received in the period'],
  ['kept', 'Kept for local work', 'Amount that stays in the branch'],
  ['remitted', 'Amount remitted', 'Amount sent to the head office'],
] as const;

const signers = [
  ['preparedBy', 'Prepared by'],
  ['approvedBy', 'Approved by'],
] as const;

function branchAndPeriod(sheet: Sheet, y: number): void {
  sheet.heading('1  Branch and period', y);
  const first = y - 26;
  sheet.caption('Branch', MARGIN, first);
  sheet.choice(
    'branch',
    'Branch that sends the gifts',
    { x: MARGIN, y: first - 28, width: HALF },
    [...churchBranches, 'Another branch'],
    { required: true, open: true },
  );
  sheet.caption('Currency', RIGHT, first);
  sheet.choice(
    'currency',
    'Currency of all amounts on this sheet',
    { x: RIGHT, y: first - 28, width: HALF },
    ['EUR', 'NGN', 'LRD', 'USD'],
    { chosen: 'EUR' },
  );
  const second = first - 46;
  sheet.caption('Period from', MARGIN, second);
  sheet.line(
    'periodFrom',
    'First day of the period, for example 1 June 2025',
    { x: MARGIN, y: second - 28, width: HALF },
    { required: true },
  );
  sheet.caption('Period to', RIGHT, second);
  sheet.line(
    'periodTo',
    'Last day of the period, for example 30 June 2025',
    { x: RIGHT, y: second - 28, width: HALF },
    { required: true },
  );
}

function giftsReceived(sheet: Sheet, y: number): void {
  sheet.heading('2  Gifts received', y);
  const amount = (
    name: string,
    words: string,
    tooltip: string,
    x: number,
    at: number,
    required = false,
  ) => {
    sheet.caption(words, x, at + 5);
    sheet.line(
      name,
      tooltip,
      { x: x + CAPTION, y: at, width: HALF - CAPTION },
      { amount: true, required },
    );
  };
  gifts.forEach(([name, words], index) => {
    const at = y - 36 - Math.floor(index / 2) * ROW;
    amount(name, words, `${words}: amount received in the period`, index % 2 ? RIGHT : MARGIN, at);
  });
  const below = y - 28 - (gifts.length / 2) * ROW;
  totals.forEach(([name, words, tooltip], index) => {
    amount(name, words, tooltip, RIGHT, below - 24 - index * ROW, name !== 'kept');
  });
  sheet.caption('Bank reference', MARGIN, below - 19);
  sheet.line('bankReference', 'Reference of the transfer as on the bank slip', {
    x: MARGIN,
    y: below - 54,
    width: HALF,
  });
}

function signatures(sheet: Sheet, y: number): void {
  sheet.heading('4  Signatures', y);
  signers.forEach(([name, words], index) => {
    const x = index ? RIGHT : MARGIN;
    const first = y - 26;
    sheet.caption(`${words} (name and office)`, x, first);
    sheet.line(
      name,
      `${words}: name and office`,
      { x, y: first - 28, width: HALF },
      { required: index === 0 },
    );
    const second = first - 46;
    sheet.caption('Date', x, second);
    sheet.line(`${name}Date`, `${words}: date`, { x, y: second - 28, width: HALF * 0.42 });
    sheet.caption('Signature', x + HALF * 0.47, second);
    sheet.line(`${name}Signature`, `${words}: signature, or the name typed as one`, {
      x: x + HALF * 0.47,
      y: second - 28,
      width: HALF * 0.53,
    });
  });
}

/** The sheet with which a branch sends its gifts to the head office (SPEC 2.10). */
export async function remittanceForm(): Promise<Uint8Array> {
  const sheet = await Sheet.open(
    'Remittance form',
    'Monthly report of gifts received and sent on by a branch',
  );
  const intro = `For the branches of ${church.name}. Please fill in one sheet for each month, in one currency, and send it to ${church.emails[0]} together with the bank slip.`;
  const top = sheet.title('Remittance form', intro);
  branchAndPeriod(sheet, top - 30);
  giftsReceived(sheet, top - 164);
  sheet.heading('3  Remarks', top - 436);
  sheet.line(
    'remarks',
    'Anything the head office should know',
    { x: MARGIN, y: top - 502, width: MEASURE, height: 52 },
    { lines: true },
  );
  signatures(sheet, top - 532);
  const { street, postalCode, city } = church.address;
  sheet.foot(`${church.name}  ·  ${street}, ${postalCode} ${city}  ·  ${church.phone.display}`);
  return sheet.close();
}
