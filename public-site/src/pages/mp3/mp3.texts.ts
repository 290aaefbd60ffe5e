interface Mp3Texts {
  readonly title: string;
  readonly description: string;
  readonly verse: { readonly words: string; readonly place: string };
  readonly search: string;
  /** Whether a search finds a title, as readers of the language type. */
  readonly isFound: (title: string, query: string) => boolean;
  readonly noneFound: (query: string) => string;
  readonly download: string;
  /** The same for those who hear the link by itself. */
  readonly downloadSermon: (title: string) => string;
  readonly listen: (title: string) => string;
  readonly transcript: string;
}

export const mp3Texts: Mp3Texts = {
  title: 'MP3 Downloads',
  description:
    'Messages from our church as MP3 files: listen here, read along, or save them for the road.',
  verse: {
    words: 'So then faith cometh by hearing, and hearing by the word of God.',
    place: 'Romans 10:17',
  },
  search: 'Search messages...',
  // SPEC 2.6: in any case, and as it is.
  isFound: (title, query) => title.toLowerCase().includes(query.toLowerCase()),
  noneFound: (query) => `No messages found for "${query}".`,
  download: 'Download',
  downloadSermon: (title) => `Download ${title}`,
  listen: (title) => `Listen to ${title}`,
  transcript: 'Read it instead',
};
