import type { LocalEntry } from 'contract/content-entry';
import { sermonTexts } from './sermons.texts';

/** Newest first. Their recordings came with the site. */
const days = [
  ['the-door-is-open', '2025-08-03'],
  ['a-lamp-for-one-step', '2025-07-20'],
  ['one-more-chair', '2025-07-06'],
] as const;

/** The sermons that the site starts with (requirements 2.6). */
export const starterSermons: readonly LocalEntry<'sermons'>[] = days.map(([id, date]) => ({
  ...{ id, ...sermonTexts[id], transcript: sermonTexts[id].transcript.join('\n') },
  ...{ date, audio: id, spokenIn: 'en' },
}));
