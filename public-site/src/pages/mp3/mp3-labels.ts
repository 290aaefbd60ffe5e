import type { Translated } from 'shared-ui/language';

interface Mp3Labels {
  readonly title: string;
  readonly description: string;
  readonly verse: { readonly words: string; readonly place: string };
  readonly search: string;
  /** `{query}` is what was searched for. */
  readonly noneFound: string;
  readonly by: string;
  readonly download: string;
  readonly listen: string;
  readonly transcript: string;
}

export const mp3Labels: Translated<Mp3Labels> = {
  en: {
    title: 'MP3 Downloads',
    description:
      'Messages from our church as MP3 files: listen here, read along, or save them for the road.',
    verse: {
      words: 'So then faith cometh by hearing, and hearing by the word of God.',
      place: 'Romans 10:17',
    },
    search: 'Search messages...',
    noneFound: 'No messages found for "{query}".',
    by: 'Preacher',
    download: 'Download',
    listen: 'Listen to',
    transcript: 'Read it instead',
  },
};
