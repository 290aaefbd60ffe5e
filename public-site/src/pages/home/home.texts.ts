interface HomeTexts {
  readonly welcome: string;
  readonly joinUs: string;
  readonly nextService: (start: string) => string;
  readonly directions: string;
  readonly services: { readonly title: string };
  readonly slideshow: {
    readonly name: string;
    readonly pause: string;
    readonly play: string;
    readonly show: (number: number, count: number) => string;
  };
  readonly vision: {
    readonly title: string;
    readonly motto: string;
    readonly booklets: string;
    readonly booklet: Readonly<Record<'en' | 'de', string>>;
  };
  readonly events: {
    readonly title: string;
    readonly register: string;
    readonly vision: string;
    /** Label of a link that is shown if there are further programmes. */
    readonly more: string;
    /** Shown if no programme is announced. */
    readonly none: string;
  };
  readonly testimonies: { readonly title: string; readonly share: string };
  readonly live: { readonly title: string; readonly text: string; readonly watch: string };
  readonly ministers: { readonly title: string; readonly intro: string };
  readonly messages: { readonly title: string; readonly watch: string };
  readonly news: { readonly title: string; readonly readMore: string };
}

export const homeTexts: HomeTexts = {
  welcome: 'Welcome to',
  joinUs: 'Join Us',
  nextService: (start) => `Next service: ${start}`,
  directions: 'Directions',
  services: { title: 'Service times' },
  slideshow: {
    name: 'Windows of the church',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
    show: (number, count) => `Show window ${number} of ${count}`,
  },
  vision: {
    title: 'Our vision',
    motto: 'Our motto',
    booklets: 'Who we are and what we believe, to read at home:',
    booklet: { en: 'Booklet in English (PDF)', de: 'Booklet in German (PDF)' },
  },
  events: {
    title: 'Programmes for our city',
    register: 'Register',
    vision: 'Read the vision',
    more: 'More programmes to register for',
    none: 'Nothing is planned just now. As soon as there is a new day for our city, you will find it here. On Sundays you are always welcome.',
  },
  testimonies: { title: 'What God has done', share: 'Share a Testimony' },
  live: {
    title: 'Far away, and still at home',
    text: 'Every service goes out live. Join from the hospital, the night shift or the other side of the sea.',
    watch: 'Watch Live',
  },
  ministers: {
    title: 'Meet Our Ministers',
    intro:
      'They serve first and lead second. Greet them after the service; they would like to know you.',
  },
  messages: { title: 'Recent Messages', watch: 'Watch' },
  news: { title: 'Latest News', readMore: 'Read more' },
};
