import { phoneIndexKey } from 'contract/phone-number';
import { foundPlaces } from 'contract/review';
import type { SearchedWords } from '../search-words';
import { addBits, addRecords, bitWords, prefixAt, segmentSize, thirdAt } from './gram-blocks';
import type { PrefixRange, SegmentBlocks } from './index-reader';
import { phonePlace } from './record-texts';

/** The records of a segment as bits. */
export type RecordBits = Uint16Array;

/** Of a long word's grams. More would hardly tell more, and each is read from all segments. */
const mostGrams = 6;

/** Of a word's grams so many, the rarest, are read from all segments; the others where these leave many records. */
const firstGrams = 2;

/** To judge so many records of a segment by themselves is less work than to read more of its blocks. */
const fewRecords = 4;

/** Of a search's words the longest, which tell most. The others are judged in the record itself. */
const mostWords = 8;

interface Gram extends PrefixRange {
  /** Undefined where the word has no third letter. */
  readonly third: number | undefined;
}

/** Which grams a word asks for. */
function gramsOf(word: string): readonly Gram[] {
  if (word.length === 1) {
    const first = prefixAt(word, 0);
    return [{ first, last: first + 0xffff, third: undefined }];
  }
  if (word.length === 2) return [gramAt(word, 0, undefined)];
  const last = word.length - 3;
  const count = Math.min(last + 1, mostGrams);
  const places = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * last) / (count - 1)),
  );
  return places.map((at) => gramAt(word, at, thirdAt(word, at)));
}

const gramAt = (word: string, at: number, third: number | undefined): Gram => {
  const prefix = prefixAt(word, at);
  return { first: prefix, last: prefix, third };
};

/** What is asked of the index for some searches: which records may match, and by what. */
export class CandidateQuery {
  private constructor(private readonly searches: readonly WordQuery[]) {}

  static of(searches: readonly SearchedWords[]): CandidateQuery {
    return new CandidateQuery(searches.map(toWordQuery));
  }

  /** The same, with what takes the fewest bytes in the index first. */
  rarestFirst(sizes: ReadonlyMap<number, number>): CandidateQuery {
    const sizeOf = ({ first }: Gram) => sizes.get(first) ?? 0;
    return this.withGrams((grams) => [...grams].sort((one, other) => sizeOf(one) - sizeOf(other)));
  }

  /** The same with the first grams of each word alone: it finds more. */
  get coarse(): CandidateQuery {
    return this.withGrams((grams) => grams.slice(0, firstGrams));
  }

  private withGrams(change: (grams: readonly Gram[]) => readonly Gram[]): CandidateQuery {
    return new CandidateQuery(
      this.searches.map(({ words, phone }) => ({
        words: words.map((forms) => forms.map(change)),
        phone: phone && change(phone),
      })),
    );
  }

  /** What has to be read. */
  get ranges(): readonly PrefixRange[] {
    const grams = this.searches.flatMap(({ words, phone }) =>
      [...words.flat(), phone ?? []].flat(),
    );
    return [...new Map(grams.map((gram) => [`${gram.first}-${gram.last}`, gram])).values()];
  }

  /**
   * The records that may match by a place of `foundPlaces` or one before it, for each. None that does match is
   * missing; some do not.
   */
  find(blocks: SegmentBlocks): readonly RecordBits[] {
    const found = foundPlaces.map(newBits);
    for (const { words, phone } of this.searches) {
      const ofWords = words.map((forms) => forms.map((grams) => placesOf(grams, blocks)));
      const ofPhone = phone && placesOf(phone, blocks)[phonePlace];
      found.forEach((bits, rank) => {
        addBits(bits, allOf(ofWords.map((forms) => anyOf(upTo(rank, forms)))));
        if (ofPhone) addBits(bits, ofPhone);
      });
    }
    return found;
  }
}

interface WordQuery {
  /** Of each word its forms, any of which will do. */
  readonly words: readonly (readonly (readonly Gram[])[])[];
  readonly phone: readonly Gram[] | undefined;
}

/** One letter stands nearly everywhere: it is asked for only where there is nothing else. */
function toWordQuery({ words, phone }: SearchedWords): WordQuery {
  const longer = words
    .filter(([word]) => word.length > 1)
    .sort(([one], [other]) => other.length - one.length)
    .slice(0, mostWords);
  const key = phone && phoneIndexKey(phone);
  return {
    words: (longer.length > 0 ? longer : words.slice(0, mostWords)).map((forms) =>
      forms.map(gramsOf),
    ),
    phone: key === undefined ? undefined : gramsOf(key),
  };
}

/** The records that have all of a word's grams in the same place, for each place. */
function placesOf(grams: readonly Gram[], blocks: SegmentBlocks): readonly RecordBits[] {
  let places: readonly RecordBits[] | undefined;
  for (const gram of grams) {
    const bits = Array.from({ length: phonePlace + 1 }, newBits);
    for (const entries of entriesOf(gram, blocks)) addRecords(entries, gram.third, bits);
    places = places?.map((all, place) => bothOf(all, bits[place])) ?? bits;
    // What is rare is in few segments.
    if (places.every(isEmpty)) break;
  }
  return places ?? [];
}

/** The records of a word's forms in a place or one before it. */
const upTo = (rank: number, forms: readonly (readonly RecordBits[])[]): readonly RecordBits[] =>
  forms.flatMap((places) => places.slice(0, rank + 1));

function entriesOf({ first, last }: Gram, blocks: SegmentBlocks): readonly Uint8Array[] {
  if (first === last) return [blocks.get(first) ?? []].flat();
  return [...blocks].filter(([prefix]) => prefix >= first && prefix <= last).map(([, one]) => one);
}

const newBits = (): RecordBits => new Uint16Array(bitWords);

function anyOf(all: readonly RecordBits[]): RecordBits {
  const any = newBits();
  for (const bits of all) addBits(any, bits);
  return any;
}

function allOf([first, ...others]: readonly RecordBits[]): RecordBits {
  return first === undefined
    ? newBits()
    : others.reduce<RecordBits>((all, bits) => bothOf(all, bits), first);
}

function bothOf(one: RecordBits, other: RecordBits | undefined): RecordBits {
  const both = one.slice();
  const [all, more] = [wide(both), other && wide(other)];
  for (let index = 0; index < all.length; index++)
    all[index] = (all[index] ?? 0) & (more?.[index] ?? 0);
  return both;
}

const isEmpty = (bits: RecordBits): boolean => !wide(bits).some((word) => word !== 0);

/** Two words as one: half of the steps. */
const wide = ({ buffer }: RecordBits): Uint32Array => new Uint32Array(buffer);

/** Whether so few records of a segment are left that each is better judged by itself. */
export function areFew(found: readonly RecordBits[]): boolean {
  const left = newestFirst(0, found.at(-1) ?? newBits(), undefined);
  for (let count = 0; count <= fewRecords; count++) if (left.next().done) return true;
  return false;
}

/** The numbers of a segment's records that are in the first bits and not in the others, the newest first. */
export function* newestFirst(
  segment: number,
  bits: RecordBits,
  without: RecordBits | undefined,
): Generator<number> {
  for (let index = bits.length - 1; index >= 0; index--) {
    const word = (bits[index] ?? 0) & ~(without?.[index] ?? 0);
    if (word === 0) continue;
    for (let bit = 15; bit >= 0; bit--)
      if ((word >> bit) & 1) yield segment * segmentSize + index * 16 + bit;
  }
}
