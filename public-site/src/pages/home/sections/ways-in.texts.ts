interface WayIn {
  readonly label: string;
  readonly note: string;
}

interface WaysInTexts {
  readonly name: string;
  readonly ways: Readonly<Record<'/more/visit' | '/downloads/mp3' | '/more/blog', WayIn>>;
}

export const waysInTexts: WaysInTexts = {
  name: 'Get to know us',
  ways: {
    '/more/visit': {
      label: 'Visit us',
      note: 'What to expect, children, how to find us',
    },
    '/downloads/mp3': { label: 'MP3 sermons', note: 'To listen to and keep' },
    '/more/blog': { label: 'Blog', note: 'What is on our hearts' },
  },
};
