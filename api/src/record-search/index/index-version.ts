import { createHash } from 'node:crypto';
import { samePhones } from 'contract/search-examples';
import { foldForSearch } from 'contract/text-folding';
import { segmentSize } from './gram-blocks';
import { recordTexts } from './record-texts';

/** Another form of the same letters' index; raise it when gram-worker.js writes otherwise. */
const format = 1;

let version: string | undefined;

/**
 * Tells apart what folds, reads numbers or sorts fields otherwise, from what it does: a letter of Unicode that
 * another version of Node folds otherwise counts as well. Some ten milliseconds, once.
 */
export function indexVersion(): string {
  version ??= createHash('sha256')
    .update(JSON.stringify([format, segmentSize, foldedLetters(), examples.map(recordTexts)]))
    .digest('base64url');
  return version;
}

const foldedLetters = (): string[] =>
  Array.from({ length: 0xd800 }, (_, code) => foldForSearch(String.fromCharCode(code)));

const server = { _id: 'i', createdAt: 'c', updatedAt: 'u', __v: 0 };
const examples = [
  ...samePhones.flat().map((phone) => ({ ...server, phone, country: 'Nigeria' })),
  { ...server, name: 'n', email: 'e', message: 'm', dob: 'd', amount: 1, unknown: 'o' },
];
