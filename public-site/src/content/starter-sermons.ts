import type { LocalEntry } from 'contract/content-entry';
import { sermonTexts } from './sermons.texts';

/** Newest first. Their recordings come with the site. */
const days = [
  ['the-door-is-open', '2025-08-03'],
  ['a-lamp-for-one-step', '2025-07-20'],
  ['one-more-chair', '2025-07-06'],
] as const;

/** The starter sermons (requirements 2.6). */
export const starterSermons: readonly LocalEntry<'sermons'>[] = days.map(([id, date]) => ({
  ...{ id, ...sermonTexts[id], transcript: sermonTexts[id].transcript.join('\n') },
  ...{ date, audio: id, spokenIn: 'en' },
}));
