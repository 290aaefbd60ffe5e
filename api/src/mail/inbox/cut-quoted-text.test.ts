import { cutQuotedText } from './cut-quoted-text';

it.each([
  [
    'Yes, gladly.\n\nOn Mon, 2 Mar 2026 at 10:00, Office wrote:\n> Shall we call?\n> Bye',
    'Yes, gladly.',
  ],
  ['Ja.\n\nAm 2. März 2026 um 10:00 schrieb Büro <a@b.example>:\n\n> Hallo', 'Ja.'],
  ['Ja.\n\nAm 2. März 2026 um 10:00 schrieb Büro\n<a@b.example>:\n> Hallo', 'Ja.'],
  ['Yes.\n\nOn Mon, 2 Mar 2026 at 10:00, Office <a@b.example>\nwrote:\n> Hello', 'Yes.'],
  ['Yes.\n\n-----Original Message-----\nFrom: Office\nHello', 'Yes.'],
  ['Ja.\n\nVon: Büro\nGesendet: Montag\nAn: Ruth\n\nHallo', 'Ja.'],
  ['Yes.\n\nFrom: Office\nSent: Monday\nTo: Ruth\n\nHello', 'Yes.'],
  ['Yes.\n> Shall we call?\n', 'Yes.'],
])('cuts what is quoted below: %j', (text, kept) => {
  expect(cutQuotedText(text)).toBe(kept);
});

it('keeps an answer below the quoted lines', () => {
  expect(cutQuotedText('On 2 March, Office wrote:\n> Shall we call?\n\nYes, at six.')).toBe(
    'Yes, at six.',
  );
});

it('keeps answers between quoted lines, and what they answer', () => {
  const text = 'On 2 March, Office wrote:\n> Hello\nHi.\n> At six?\nYes.\n> Bye';
  expect(cutQuotedText(text)).toBe('Hi.\n> At six?\nYes.');
});

it('keeps a text that would be empty, and one that quotes nothing', () => {
  for (const text of [
    '> Hello\n> Bye',
    'On 2 March, Office wrote:',
    'From: me to you.\nBye',
    'On Sunday I wrote:\nHello',
  ])
    expect(cutQuotedText(text)).toBe(text);
});

it('takes a linear time for the longest lines', () => {
  const lines = ['On '.repeat(50_000), `Am ${'schrieb '.repeat(30_000)}`, '>'.repeat(100_000)];
  expect(cutQuotedText(`Yes\n${lines.join('\n')}`)).toContain('Yes');
});
