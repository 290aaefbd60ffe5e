import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as german from '@zxcvbn-ts/language-de';
import * as english from '@zxcvbn-ts/language-en';
import type { PasswordWarning } from './password-warnings';

/**
 * How hard a password must be to guess, as zxcvbn scores it: 2 is 10^6 guesses or more, 3 is 10^8. Server and browser
 * decide by this rule. It brings 1.1 MB of words, compressed, and takes a quarter of a second to
 * load: import it only where somebody chooses a password.
 */
const leastScores = { member: 2, staff: 3 } as const;

export type PasswordOwner = keyof typeof leastScores;

export interface PasswordStrength {
  readonly isEnough: boolean;
  /** Why it is easy to guess, where the estimate knows more than that it is short. */
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
  // The time that the estimate takes grows fast with both: of 128 random characters it takes four seconds, of 32 and
  // with so few substitutions at most a tenth of one. What follows these characters counts for nothing.
  maxLength: 32,
  l33tMaxSubstitutions: 10,
});

/** @param own what a stranger may know of the person and the church: names, addresses */
export function measurePassword(
  password: string,
  owner: PasswordOwner,
  own: readonly string[],
): PasswordStrength {
  // Of two spellings of one character the lists know one.
  const { score, feedback } = estimator.check(password.normalize('NFKC'), spellingsOf(own));
  const warning = (feedback.warning ?? undefined) as PasswordWarning | undefined;
  return { isEnough: score >= leastScores[owner], warning };
}

const joints = ['', ' ', '-', '.', '_'];
/** A name has fewer words; a longer text is cut, so that what is looked up stays bounded. */
const maxWords = 6;
/** A shorter word makes nothing easier to guess. */
const minLength = 3;

/** The ways in which names and addresses are typed: as they are, or some of their words, joined in either order. */
function spellingsOf(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.normalize('NFKC').toLowerCase());
  // What comes first counts as tried first.
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
