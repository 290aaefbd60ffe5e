import { createHash } from 'node:crypto';
import { samePhones } from 'contract/search-examples';
import { foldForSearch } from 'contract/text-folding';
import { segmentSize } from './gram-blocks';
import { recordTexts } from './record-texts';

/** Another form of the same letters' index; raise it when gram-worker.ts writes otherwise. */
const format = 1;

let version: string | undefined;

/**
 * Tells apart what folds, reads numbers or sorts fields otherwise, from what it does: a letter of Unicode that
 * another version of Node folds otherwise counts as well. Some twenty milliseconds, once.
 */
export function indexVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify([format, segmentSize, foldedLetters(), examples.map(recordTexts)]))
    .digest('base64url');
  return version;
}

/** None of the letters, as it has two code units, and nothing that changes how a letter beside it folds. */
const separator = '\u{1f54a}';

/** All letters of one code unit, folded as one text: one by one they take three times as long. */
export const foldedLetters = (): string[] =>
  foldForSearch(
    Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join(separator),
  ).split(separator);

const server = { _id: 'i', createdAt: 'c', updatedAt: 'u', __v: 0 };
const examples = [
  ...samePhones.flat().map((phone) => ({ ...server, phone, country: 'Nigeria' })),
  { ...server, name: "O'Keeffe-Ba" },
  { ...server, email: 'e@xn--kche-0ra.example' },
  { ...server, name: 'n', email: 'e', message: 'm', dob: 'd', amount: 1, unknown: 'o' },
];
