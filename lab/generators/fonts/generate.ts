/** Subsets the site's fonts to the characters it needs: `npm run lab -- generate-fonts`. */
import { mkdir, writeFile } from 'node:fs/promises';

import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import subsetFont from 'subset-font';

import { writeSource } from '../write-source.ts';
import { type Face, type Fallback, type LocalFace, type Range, faces, fallbacks } from './faces.ts';
import { fontFile, instance } from './source.ts';

const output = new URL('../../../public-site/assets/fonts/', import.meta.url);
const stylesheet = new URL('../../../shared-ui/src/theme/fonts.css', import.meta.url);

/** Text of both languages, headlines and labels, long enough for a realistic average width. */
const SAMPLE =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life. Also hat Gott die Welt geliebt, dass er seinen eingeborenen Sohn gab, auf dass alle, die an ihn glauben, nicht verloren werden, sondern das ewige Leben haben. So then faith cometh by hearing, and hearing by the word of God. Thank you! Your message has been sent. Welcome to Alpine Light Church. Church Departments, Downloads, Register, Give Now, Help, More Info, Join Us. Sunday Worship 10:00 AM, Tuesday 7:00 PM, 24 August 2025, Psalm 119:105.';

const KEPT_FEATURES = [
  'kern',
  'liga',
  'mark',
  'mkmk',
  'ccmp',
  'locl',
  'lnum',
  'onum',
  'tnum',
  'pnum',
];

const spread = ({ codes }: Range) =>
  codes.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const cssRange = ({ codes }: Range) =>
  codes
    .map(([from, to]) =>
      from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
    )
    .join(', ')
    .toUpperCase();

async function cut(face: Face, range: Range): Promise<string> {
  const [min, max] = face.weights;
  const letters = String.fromCodePoint(...spread(range));
  const woff2 = await subsetFont(await fontFile(face.package, range.source, face.style), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  });
  const file = `${face.file}${range.suffix}.woff2`;
  await writeFile(new URL(file, output), woff2);
  process.stdout.write(`${file} ${woff2.length} bytes\n`);
  return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${min} ${max};
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${cssRange(range)};
}`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** Returns a width in em. */
type TextMeasure = (text: string) => number;

const fontkitMeasure =
  (font: fontkit.Font): TextMeasure =>
  (text) =>
    font.layout(text).advanceWidth / font.unitsPerEm;

async function measureLocal({ widths }: LocalFace): Promise<TextMeasure> {
  if ('package' in widths) {
    return fontkitMeasure(fontkit.create(await instance(widths.package, widths.weight)));
  }
  const document = await PDFDocument.create();
  const font = await document.embedFont(widths.standard);
  return (text) => font.widthOfTextAtSize(text, 1);
}

/** Characters that a fallback scales alike, and their unicode-range. */
interface LetterGroup {
  readonly range?: string;
  readonly letters: RegExp;
}

const allLetters: readonly LetterGroup[] = [{ letters: /[^]/ }];
const capitalsApart: readonly LetterGroup[] = [
  { range: 'U+30-39, U+41-5A, U+C0-DE', letters: /[0-9A-ZÀ-Þ]/ },
  { range: 'U+20-2F, U+3A-40, U+5B-BF, U+DF-24F, U+2000-22FF', letters: /[^0-9A-ZÀ-Þ]/ },
];

/** Scales a local font to the web font's average width and line box. */
async function standIn({ name, package: family, splitsCapitals, cuts }: Fallback) {
  const rules: string[] = [];
  for (const { at, weights, local, fit = 1 } of cuts) {
    const font = fontkit.create(await instance(family, at));
    const measures = [fontkitMeasure(font), await measureLocal(local)] as const;
    for (const { range, letters } of splitsCapitals ? capitalsApart : allLetters) {
      const text = [...SAMPLE].filter((letter) => letters.test(letter)).join('');
      const adjust = (fit * measures[0](text)) / measures[1](text);
      const inEm = (units: number) => percent(units / font.unitsPerEm / adjust);
      rules.push(`@font-face {
  font-family: '${name}';
  font-style: normal;
  font-weight: ${weights.join(' ')};
  src: ${local.names.map((face) => `local('${face}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${inEm(font.ascent)};
  descent-override: ${inEm(-font.descent)};
  line-gap-override: ${inEm(font.lineGap)};${range ? `\n  unicode-range: ${range};` : ''}
}`);
    }
  }
  return rules;
}

await mkdir(output, { recursive: true });
const rules: string[] = [];
for (const face of faces) for (const range of face.ranges) rules.push(await cut(face, range));
for (const fallback of fallbacks) rules.push(...(await standIn(fallback)));
const note =
  '/* Generated by `npm run lab -- generate-fonts`; change lab/generators/fonts instead. */';
await writeSource(stylesheet, `${note}\n\n${rules.join('\n\n')}\n`);
