import type { LocalEntry } from 'contract/content-entry';

type SpokenLanguage = LocalEntry<'sermons'>['spokenIn'];

interface Mp3Texts {
  readonly title: string;
  /** `english` if all recordings are in English, `others` if not. */
  readonly description: Readonly<Record<'english' | 'others', string>>;
  readonly verse: { readonly words: string; readonly place: string };
  readonly search: string;
  /** Whether a search term matches a title; depends on how readers of the language type. */
  readonly isFound: (title: string, query: string) => boolean;
  readonly noneFound: (query: string) => string;
  readonly download: string;
  /** The accessible name of the download link. */
  readonly downloadSermon: (title: string) => string;
  readonly listen: (title: string, spokenIn: SpokenLanguage) => string;
  readonly spoken: Readonly<Record<SpokenLanguage, string>>;
  /** Labels of the transcript: in the spoken language, in the page's, or in English if the page's is missing. */
  readonly read: Readonly<Record<'asSpoken' | 'translated' | 'english', string>>;
  readonly none: string;
}

const spoken = {
  en: 'in English',
  de: 'in German',
  yo: 'in Yoruba',
  ig: 'in Igbo',
  kpe: 'in Kpelle',
};

export const mp3Texts: Mp3Texts = {
  title: 'MP3 Downloads',
  description: {
    english:
      'Messages from our church as MP3 files: listen here, read along, or save them for the road.',
    others:
      'Messages from our church to hear, in several languages: listen here, read along, or save them for the road.',
  },
  verse: {
    words: 'So then faith cometh by hearing, and hearing by the word of God.',
    place: 'Romans 10:17',
  },
  search: 'Search messages...',
  // Requirements 2.6: ignores case and nothing else.
  isFound: (title, query) => title.toLowerCase().includes(query.toLowerCase()),
  noneFound: (query) => `No messages found for "${query}".`,
  download: 'Download',
  downloadSermon: (title) => `Download ${title}`,
  listen: (title, spokenIn) =>
    `Listen to ${title}${spokenIn === 'en' ? '' : ` (${spoken[spokenIn]})`}`,
  spoken,
  read: {
    asSpoken: 'Read it instead',
    translated: 'Read it in English',
    english: 'Read it in English',
  },
  none: 'There are no messages here yet.',
};
