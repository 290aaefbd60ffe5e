import type { LocalEntry } from 'contract/content-entry';

type SpokenLanguage = LocalEntry<'sermons'>['spokenIn'];

interface Mp3Texts {
  readonly title: string;
  /** While all recordings are in English, and where they are not. */
  readonly description: Readonly<Record<'english' | 'others', string>>;
  readonly verse: { readonly words: string; readonly place: string };
  readonly search: string;
  /** Whether a search finds a title, as readers of the language type. */
  readonly isFound: (title: string, query: string) => boolean;
  readonly noneFound: (query: string) => string;
  readonly download: string;
  /** The same for those who hear the link by itself. */
  readonly downloadSermon: (title: string) => string;
  readonly listen: (title: string, spokenIn: SpokenLanguage) => string;
  /** In which language a recording is. */
  readonly spoken: Readonly<Record<SpokenLanguage, string>>;
  /**
   * What a sermon says, as a text: in the language that it is spoken in, in the page's, or where that lacks in English.
   */
  readonly read: Readonly<Record<'asSpoken' | 'translated' | 'english', string>>;
  /** While there is no sermon. */
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
  // Requirements 2.6: in any case, and as it is.
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
