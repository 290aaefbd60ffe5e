import { recordKinds } from './review';
import type { RecordKind } from './review';
import { sectionKeys } from './section-keys';

/** The default title of a section is its key in the address: `first-timers` becomes First Timers. */
const titlesByKey = Object.fromEntries(
  recordKinds.map((kind) => [kind, capitalize(sectionKeys[kind])]),
) as Readonly<Record<RecordKind, string>>;

/** The titles of the console's sections. They are the same in every language (requirements 2.10). */
export const sectionTitles: Readonly<Record<RecordKind, string>> = {
  ...titlesByKey,
  pledge: 'Pledge Posts',
};

function capitalize(key: string): string {
  const words = key.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
