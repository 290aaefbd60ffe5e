import type { RichBlock, RichInline, RichMark } from 'contract/rich-document';
import { fitLines } from './unsupported-characters';

/** WhatsApp's marks *bold*, _italic_ and ~crossed out~; rich texts lack the last, so only its text is kept. */
const signs = { '*': 'bold', _: 'italic', '~': undefined } as const;
type Sign = keyof typeof signs;

const isSign = (unit: string): unit is Sign => Object.hasOwn(signs, unit);
const isSpace = (unit: string | undefined) => unit === undefined || /\s/.test(unit);
const isLetter = (unit: string | undefined) => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);

/** The paragraphs of plain text from a clipboard, separated by empty lines. `isMarked` interprets WhatsApp's marks. */
export function blocksOfPlainText(plain: string, isMarked: boolean): readonly RichBlock[] {
  return fitLines(plain)
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      type: 'paragraph',
      content: paragraph
        .split('\n')
        .flatMap((line, place) => [
          ...(place > 0 ? [{ type: 'hardBreak' } as const] : []),
          ...(isMarked ? wordsOf(line.trim()) : plainWords(line.trim())),
        ]),
    }));
}

const plainWords = (text: string): RichInline[] => (text === '' ? [] : [{ type: 'text', text }]);

/** Parses one line in one pass: a mark opens before a word if the same mark closes after a word. */
function wordsOf(line: string): RichInline[] {
  const closings = new Closings(line);
  const open = new Set<Sign>();
  const words: RichInline[] = [];
  let text = '';
  const finish = () => {
    if (text !== '') words.push(withMarks(text, open));
    text = '';
  };
  for (let place = 0; place < line.length; place += 1) {
    const unit = line.charAt(place);
    const turns = isSign(unit) && (open.has(unit) ? closes(line, place) : closings.opens(place));
    if (!turns) text += unit;
    else {
      finish();
      if (!open.delete(unit)) open.add(unit);
    }
  }
  finish();
  return words;
}

function withMarks(text: string, open: ReadonlySet<Sign>): RichInline {
  const marks = [...open].flatMap((sign): RichMark[] => {
    const type = signs[sign];
    return type ? [{ type }] : [];
  });
  return { type: 'text', ...(marks.length > 0 && { marks }), text };
}

const closes = (line: string, place: number) =>
  !isSpace(line[place - 1]) && line[place - 1] !== line[place] && !isLetter(line[place + 1]);

/** Finds closing marks in a line; each part is scanned once per mark. */
class Closings {
  readonly #next = new Map<Sign, number>();

  constructor(readonly line: string) {}

  opens(place: number): boolean {
    const { line } = this;
    const sign = line.charAt(place) as Sign;
    if (isLetter(line[place - 1]) || isSpace(line[place + 1]) || line[place + 1] === sign)
      return false;
    const known = this.#next.get(sign) ?? -1;
    if (known > place) return known < line.length;
    let next = place + 1;
    while (next < line.length && !(line[next] === sign && closes(line, next))) next += 1;
    this.#next.set(sign, next);
    return next < line.length;
  }
}
