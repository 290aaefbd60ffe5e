import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import type { PasswordWarning } from './password-warnings';

/**
 * Minimum zxcvbn scores of a password: 2 means at least 10^6 guesses, 3 at least 10^8. Server and browser share this
 * rule. The module brings 1.1 MB of compressed word lists and takes a quarter of a second to load: import it only where
 * somebody chooses a password.
 */
const leastScores = { member: 2, staff: 3 } as const;

export type PasswordOwner = keyof typeof leastScores;

export interface PasswordStrength {
  readonly isEnough: boolean;
  /** Why the password is easy to guess, if the estimator gives a reason other than its length. */
  readonly warning: PasswordWarning | undefined;
}

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...common.dictionary,
    ...english.dictionary,
    'commonWords-de': german.dictionary.commonWords,
    'firstnames-de': german.dictionary.firstnames,
    'lastnames-de': german.dictionary.lastnames,
    'wikipedia-de': german.dictionary.wikipedia,
  },
  graphs: common.adjacencyGraphs,
  // Limits the time of the estimate, which takes four seconds for 128 random characters, and at most a tenth of a
  // second with these limits. Characters beyond the maximum add no strength.
  maxLength: 32,
  l33tMaxSubstitutions: 10,
});

/** @param own texts about the person and the church that a stranger may know: names, addresses */
export function measurePassword(
  password: string,
  owner: PasswordOwner,
  own: readonly string[],
): PasswordStrength {
  // The word lists contain only the normalized form of a character.
  const { score, feedback } = estimator.check(password.normalize('NFKC'), spellingsOf(own));
  const warning = (feedback.warning ?? undefined) as PasswordWarning | undefined;
  return { isEnough: score >= leastScores[owner], warning };
}

const joints = ['', ' ', '-', '.', '_'];
/** Bounds the number of lookups; real names have fewer words. */
const maxWords = 6;
/** Shorter words do not make a password easier to guess. */
const minLength = 3;

/** The ways in which people type names and addresses: whole, or some of their words, joined in either order. */
function spellingsOf(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.normalize('NFKC').toLowerCase());
  // The estimator ranks earlier entries as easier to guess.
  return [...plain, ...plain.flatMap((text) => text.split('@')).flatMap(runsOf)];
}

function runsOf(text: string): string[] {
  const words = text
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .slice(0, maxWords);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_word, count) => words.slice(start, start + count + 1)),
  );
  const spelled = runs.flatMap((run) =>
    joints.flatMap((joint) => [run.join(joint), run.toReversed().join(joint)]),
  );
  return [...new Set(spelled)].filter(({ length }) => length >= minLength);
}
