type VisionPart = 'vision' | 'mission' | 'elements' | 'volunteers' | 'goals' | 'tips' | 'means';

/** Texts of the pages of the two city events beside their vision, which is content (requirements 2.9). */
interface CityVision {
  readonly description: (event: string) => string;
  readonly titles: Readonly<Record<VisionPart, string>>;
  readonly contact: { readonly title: string; readonly lead: (church: string) => string };
  /** Used while no programme has that page. */
  readonly unplanned: {
    readonly titles: Readonly<Record<'/more/awakening' | '/more/praise', string>>;
    readonly note: string;
  };
  readonly links: {
    readonly donate: string;
    readonly register: string;
    /** Label of the link to the document. */
    readonly german: string;
    readonly newTab: string;
  };
}

export const cityVision: CityVision = {
  description: (event) =>
    `The vision of the ${event}: why we gather, what we ask of God for the city, and how you can be part of it.`,
  titles: {
    vision: 'Vision statement',
    mission: 'Mission statement',
    elements: 'Key elements',
    volunteers: 'Volunteer with us',
    goals: 'Our goals',
    tips: 'Tips for inviting',
    means: 'How the mission will be achieved',
  },
  unplanned: {
    titles: {
      '/more/awakening': 'A day of awakening for our city',
      '/more/praise': 'A day of praise for our city',
    },
    note: 'The next day is not planned yet. As soon as it is, you will read it here.',
  },
  contact: { title: 'Talk to us', lead: (church) => `Write or call: ${church},` },
  links: {
    donate: 'Donate here',
    register: 'Register Now',
    german: 'Read in German',
    newTab: '(Word document, opens in a new tab)',
  },
};
