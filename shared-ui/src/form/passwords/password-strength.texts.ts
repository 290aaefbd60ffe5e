import type { PasswordWarning } from 'contract/password-warnings';

interface PasswordStrengthTexts {
  readonly enough: string;
  readonly reasons: Readonly<Record<PasswordWarning, string>>;
  /** Message without a specific reason. */
  readonly common: string;
  /** Shown after each reason. */
  readonly suggestion: string;
}

const inUse = 'Many people use this password, so it is tried first.';
const name = 'Names are easy to guess.';

/** Messages at a new password while it is typed. */
export const passwordStrengthTexts: PasswordStrengthTexts = {
  enough: 'This password is hard to guess.',
  reasons: {
    straightRow: 'Keys in a row are easy to guess.',
    keyPattern: 'Patterns on the keyboard are easy to guess.',
    simpleRepeat: 'One character again and again is easy to guess.',
    extendedRepeat: 'The same piece again and again is easy to guess.',
    sequences: 'Sequences such as “abc” or “123” are easy to guess.',
    recentYears: 'Years are easy to guess.',
    dates: 'Dates are easy to guess.',
    topTen: inUse,
    topHundred: inUse,
    common: inUse,
    similarToCommon: 'This is much like a password that many people use.',
    wordByItself: 'A single word is easy to guess.',
    namesByThemselves: name,
    commonNames: name,
    userInputs: 'Your own name or address and the name of the church are easy to guess.',
  },
  common: 'This can be found by trying: it is too short or too common.',
  suggestion: 'Add one or two words that have nothing to do with it.',
};
