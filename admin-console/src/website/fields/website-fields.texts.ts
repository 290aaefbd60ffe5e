import type { KindFields, PictureTexts } from './field-labels';
import { identityFields } from './identity-fields.texts';
import { pictureKindTexts, heroAndGalleryTexts } from './picture-kinds.texts';
import { sermonFields } from './sermon-fields.texts';
import { textPageFieldTexts } from './text-page-fields.texts';

/** Labels for the kinds whose entries have pages of their own. */
const ownPage = {
  slug: {
    label: 'Address of its page',
    hint: 'The last part, after /more/blog/. Needed with a text.',
  },
  body: {
    label: 'Text',
    hint: 'With a text, it has a page of its own. An empty line begins a paragraph.',
  },
};

export const websiteFieldTexts: KindFields = {
  programs: {
    name: {
      label: 'Name',
      hint: 'Registrations are kept under the English name.',
    },
    summary: { label: 'Summary', hint: 'Two or three sentences that invite people.' },
    start: { label: 'Start' },
    end: { label: 'End', hint: 'When it is over, it leaves the site by itself.' },
    place: { label: 'Place' },
    page: {
      label: 'Page with its vision',
      options: { '/more/awakening': 'Spiritual Awakening', '/more/praise': 'City Praise' },
    },
    registration: {
      label: 'Registration',
      options: {
        open: 'Open: the form offers it',
        full: 'Full: the form says that there is no room left',
        closed: 'Closed: the form does not offer it',
      },
    },
    places: {
      label: 'Places',
      hint: 'When so many have registered, it is full by itself. Empty: as many as like. Whoever takes very many waits in the quarantine until you release them.',
    },
  },
  messages: {
    title: { label: 'Title' },
    passage: { label: 'Bible passage', hint: 'For example Isaiah 60.' },
    url: { label: 'Link to the video', hint: 'The address begins with https://' },
    date: { label: 'Day of the message', hint: 'The newest stands first.' },
  },
  sermons: sermonFields,
  testimonies: {
    words: { label: 'Words', hint: 'As it was told, without names of people.' },
    from: { label: 'From whom', hint: 'Without a name, for example: A nurse from Monrovia.' },
  },
  ministers: {
    role: { label: 'Role', hint: 'Leaders are named by their role.' },
    about: { label: 'About', hint: 'One or two sentences.' },
    picture: { label: 'Picture' },
  },
  departments: {
    name: { label: 'Name' },
    leader: { label: 'Led by', hint: 'The role, for example: the Head Usher.' },
    description: { label: 'What it does' },
    picture: { label: 'Picture' },
  },
  giving: {
    euroHolder: { label: 'Euro account: holder', hint: 'As the bank knows it.' },
    euroBank: { label: 'Euro account: bank' },
    iban: { label: 'Euro account: IBAN', hint: 'Its check digits are compared.' },
    bic: { label: 'Euro account: BIC', hint: '8 or 11 letters and digits.' },
    nairaHolder: { label: 'Naira account: holder' },
    nairaBank: { label: 'Naira account: bank' },
    accountNumber: { label: 'Naira account: account number' },
    sortCode: { label: 'Naira account: sort code' },
  },
  services: {
    name: { label: 'Name' },
    time: { label: 'Time as it is told', hint: 'For example: Tuesday 7:00 PM.' },
    weekday: {
      label: 'Weekday',
      hint: 'The home page reckons the next service from weekday, clock and weeks.',
      options: {
        ...{ sunday: 'Sunday', monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday' },
        ...{ thursday: 'Thursday', friday: 'Friday', saturday: 'Saturday' },
      },
    },
    clock: { label: 'Clock', hint: 'By Innsbruck’s clock, for example 19:00.' },
    weeks: {
      label: 'Weeks of the month',
      hint: '1 for the first such weekday of a month, for example: 1, 2, 3. Empty: every week.',
    },
    minutes: {
      label: 'Minutes',
      hint: 'How long it takes, for calendars and for "Live now". Empty: 120.',
    },
  },
  identity: identityFields,
  posts: {
    title: { label: 'Title' },
    excerpt: { label: 'Excerpt', hint: 'What the blog shows of it: two or three sentences.' },
    author: { label: 'Written by', hint: 'The role or the team, for example: Music Director.' },
    date: { label: 'Day', hint: 'The newest stands first.' },
    picture: { label: 'Picture' },
    ...ownPage,
  },
  news: {
    title: { label: 'Title' },
    summary: { label: 'Summary', hint: 'One or two sentences.' },
    date: { label: 'Day', hint: 'The newest stands first.' },
    ...ownPage,
  },
  ...pictureKindTexts,
  ...textPageFieldTexts,
};

export const pictureTexts: PictureTexts = {
  ministers: {
    'general-overseer': "Shepherd's staff",
    mama: 'Woman with a lily',
    'assistant-pastor': 'Figure with a Bible',
    'asst-mama': 'Woman with a lamp',
    'head-pastor-liberia': 'Figure with a star',
    'head-pastor-nigeria': 'Figure with a palm branch',
  },
  departments: {
    prayer: 'Folded hands',
    'follow-up': "Shepherd's crook",
    'sunday-school': 'Open Bible',
    'city-head-pastor': 'Tent below mountains',
    men: 'Shield',
    records: 'Scroll and quill',
    protocol: 'Key',
    finance: 'Bowl with coins',
    music: 'Harp',
    choir: 'Notes',
    ushering: 'Open church door',
    'media-sound': 'Microphone',
    'media-support': 'Screen',
    coordination: 'Compass rose',
    building: 'Trowel and bricks',
    children: 'Children with a kite',
  },
  posts: {
    'night-of-worship': 'Lifted hands at night',
    'youth-conference': 'Flame, music and Bible',
    'outreach-program': 'Basket of bread by the river',
  },
  ...heroAndGalleryTexts,
};
