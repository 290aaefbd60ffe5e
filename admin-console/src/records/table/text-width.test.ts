import { estimateTextWidth } from './text-width';

/** What Chromium measured, in pixels, without the padding of a cell. */
const measured: readonly (readonly [text: string, usual: number, bold: number])[] = [
  ['walk@example.org', 120, 126.4],
  ['sample.person.07@example.org', 202.3, 212],
  ['Sample Street 7, 6020 Innsbruck', 200.7, 210.1],
  ['+43 664 5550123', 102.9, 107.4],
  ['Wwmm MM@WM.WM', 133.6, 138.6],
  ['illiil.fi', 34.4, 37.9],
  ['Müller-Großmann', 111.2, 116.3],
];

/** In pixels, left and right. */
const padding = 20;

it.each(measured)('gives %s the room that it needs, and little more', (text, usual, bold) => {
  for (const [isBold, width] of [
    [false, usual],
    [true, bold],
  ] as const) {
    const room = estimateTextWidth(text, { isBold }) - padding;
    expect(room).toBeGreaterThanOrEqual(width);
    expect(room).toBeLessThan(width * 1.04 + 6);
  }
});

it('gives signs that are as wide as high their room', () => {
  expect(estimateTextWidth('你好')).toBeGreaterThanOrEqual(30 + padding);
});

it('reads of a long text no more than fits any column', () => {
  expect(estimateTextWidth('a'.repeat(1e6))).toBe(estimateTextWidth('a'.repeat(1000)));
});
