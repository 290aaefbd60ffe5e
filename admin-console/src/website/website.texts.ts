import type { ContentKind, ListedKind } from 'contract/content-kinds';
import type { SiteProgress } from 'contract/content-requests';

interface WebsiteTexts {
  readonly notLoaded: string;
  readonly gone: string;
  /** The message for a kind with one entry, which a future release of the site will bring. */
  readonly notYet: string;
  readonly failed: string;
  readonly unreachable: string;
  readonly untitled: string;
  readonly somebody: string;
  readonly you: string;
  /** The message if neither the site's state nor overdue plans could be loaded. */
  readonly siteNotLoaded: string;
  readonly site: Readonly<Record<SiteProgress['state'], string>>;
  readonly seeOnSite: string;
  readonly opensInNewTab: string;
  readonly list: {
    readonly intro: Readonly<Record<ContentKind, string>>;
    readonly add: Readonly<Record<ListedKind, string>>;
    readonly none: string;
    readonly states: Readonly<Record<'published' | 'changed' | 'draft', string>>;
    readonly changed: (time: string, who: string | undefined) => string;
    /** The places of a programme. */
    readonly taken: (taken: number, places: string) => string;
    readonly over: (day: string) => string;
    readonly old: (day: string) => string;
    readonly up: (title: string) => string;
    readonly down: (title: string) => string;
    readonly moved: (title: string, place: number, count: number) => string;
    readonly notMoved: string;
    readonly full: (count: number) => string;
  };
  readonly form: {
    readonly back: string;
    readonly newTitle: Readonly<Record<ListedKind, string>>;
    readonly optional: string;
    readonly choose: string;
    /** The heading of the pictures that came with the site, below the choice of a file. */
    readonly ownPictures: string;
    /** The text in the history, with the beginning of the id. */
    readonly uploaded: (id: string) => string;
    readonly none: string;
    readonly innsbruckClock: string;
    readonly charactersLeft: (count: number) => string;
    /** @param language the language's own name */
    readonly shownInEnglish: (language: string) => string;
    readonly shownInEnglishHint: (language: string) => string;
    /** The messages for input that cannot be stored, not even as a draft. */
    readonly errors: Readonly<Record<'link' | 'slug' | 'text', string>>;
    readonly suggestSlug: string;
  };
  readonly saving: {
    readonly isNew: string;
    readonly unsaved: string;
    readonly saving: string;
    readonly saved: (time: string) => string;
    readonly isSaved: string;
    readonly asStored: string;
    readonly offline: string;
    /** The message for input that the server refuses for now, with its reason. */
    readonly later: (words: string) => string;
    readonly faulty: string;
    readonly refused: (words: string) => string;
    readonly tryNow: string;
    readonly conflict: string;
  };
  readonly cancel: string;
}

const by = (who: string | undefined) => (who === undefined ? '' : ` by ${who}`);

export const websiteTexts: WebsiteTexts = {
  notLoaded: 'This could not be loaded. What is stored is not affected.',
  gone: 'This entry is not there any more.',
  notYet: 'The site that is live does not have this yet. It comes with its next release.',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached, so nothing has happened. Please try again.',
  untitled: 'Without a title',
  somebody: 'a colleague',
  you: 'you',
  siteNotLoaded:
    'It could not be loaded whether the site shows what is published, and whether what was planned has happened.',
  site: {
    shown: 'The site shows everything that is published.',
    'under-way': 'What was published is being put on the site.',
    failed: 'What was published could not be put on the site yet. It is tried again.',
    absent: 'This server has no site to put it on. What is published stays stored here.',
  },
  seeOnSite: 'See it on the site',
  opensInNewTab: '(opens in a new tab)',
  list: {
    intro: {
      programs:
        'What people register for. The home page shows the next four, the registration all that are open.',
      messages: 'Recorded messages. The home page shows the newest three.',
      sermons: 'The recordings on the page MP3 Downloads, newest first.',
      testimonies: 'Testimonies in your order. The home page prints the first three.',
      ministers: 'Who leads the church, as the home page shows them, in your order.',
      departments: 'The departments of the church on their page, in your order.',
      giving:
        'Where gifts go, as the page Give Now shows it, with its code for banking apps. Changing an account number is what a thief would do: compare it with a letter of the bank, and have somebody else look at it as well. Who published it and when stands in the history and in the audit log.',
      services:
        'When the church meets, as the footer of every page, the home page and the page for visitors tell it, in your order.',
      identity:
        'Who the church is, as the frame of every page, the home page, search engines, the imprint and mails tell it. A wrong number or address leads everybody astray: call it and write to it before you publish.',
      posts: 'What the blog tells, newest first.',
      news: 'The church’s news. The home page shows the newest three.',
      slides:
        'What visitors see first: the pictures of the home page with their verses, in your order. The first one counts most.',
      gallery: 'The pictures of the gallery, in your order.',
      gifts: 'What the page Give Now says beside the accounts.',
      vision:
        'What both event pages say, each under the name of its programme. The German Word document is not changed by it.',
      visit:
        'What the page Visit us answers. When and where the church meets stands there by itself, and the map is a drawing that stays as it is.',
      'help-lines':
        'Numbers to call at once. Everybody who sends a request or asks for welfare sees them below the thanks, and each mail of yours to them ends with them. Call each number before you publish it.',
      imprint:
        'What the imprint says below who the church is and how to reach it, which it knows. Ask your counsel before you change it.',
      privacy:
        'What the church itself says of privacy. What is kept, who sees it, how long, and what a browser keeps follows from what the site does, and stands there by itself. Ask your counsel before you change it.',
      'form-mails':
        'What mails say to those who sent a form. They never repeat what somebody typed freely. The preview sends you one.',
      'member-mails':
        'What mails say to members about their profiles. Their links keep accounts safe: the preview sends you one before members get it.',
      letters:
        'What a letter to the person of a record begins with. Whoever writes it changes it before it is sent; greeting and signature stand around it.',
    },
    add: {
      programs: 'Add a programme',
      messages: 'Add a video',
      sermons: 'Add a sermon',
      testimonies: 'Add a testimony',
      ministers: 'Add a minister',
      departments: 'Add a department',
      services: 'Add a service',
      posts: 'Add a post',
      news: 'Add a news item',
      slides: 'Add a slide',
      gallery: 'Add a picture',
    },
    none: 'There is nothing here yet.',
    states: { published: 'Published', changed: 'Changed', draft: 'Draft' },
    changed: (time, who) => `Last change ${time}${by(who)}`,
    taken: (taken, places) => `${taken} of ${places} places taken`,
    over: (day) => `Over since ${day}`,
    old: (day) => `From ${day}: more than a year old`,
    up: (title) => `Move up: ${title}`,
    down: (title) => `Move down: ${title}`,
    moved: (title, place, count) => `${title} is now ${place} of ${count}.`,
    notMoved: 'The order could not be saved. Here it is as it is stored.',
    full: (count) => `There are ${count} entries, and there can be no more.`,
  },
  form: {
    back: 'Back to the list',
    newTitle: {
      programs: 'New programme',
      messages: 'New video',
      sermons: 'New sermon',
      testimonies: 'New testimony',
      ministers: 'New minister',
      departments: 'New department',
      services: 'New service',
      posts: 'New post',
      news: 'New news item',
      slides: 'New slide',
      gallery: 'New picture',
    },
    optional: '(optional)',
    choose: 'Please choose',
    ownPictures: 'Or one of the pictures that came with the site:',
    uploaded: (id) => `An uploaded picture (${id})`,
    none: 'None',
    innsbruckClock: "By Innsbruck's clock.",
    charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    shownInEnglish: (language) => `Show the English text on pages in ${language}`,
    shownInEnglishHint: (language) =>
      `Visitors of those pages then read this entry in English, and no text in ${language} is needed. What is already written stays stored.`,
    errors: {
      link: 'This is no address that can be linked to. It begins with https:// and has no spaces.',
      text: 'There is something in it that cannot be shown.',
      slug: 'Please write small letters from a to z, digits and single hyphens, like night-of-worship.',
    },
    suggestSlug: 'Suggest it from the English title',
  },
  saving: {
    isNew: 'What you write is saved as a draft by itself. Visitors see it once it is published.',
    unsaved: 'Not saved yet',
    saving: 'Saving...',
    saved: (time) => `Saved ${time}`,
    isSaved: 'The draft is saved.',
    asStored: 'Everything is saved.',
    offline:
      'Not saved: the server could not be reached. It is tried again by itself; what you typed is kept here.',
    later: (words) =>
      `Not saved yet: ${words} It is tried again by itself; what you typed is kept here.`,
    faulty: 'Not saved: please correct the marked field.',
    refused: (words) => `Not saved: ${words}`,
    tryNow: 'Try now',
    conflict: 'Not saved: somebody else has changed this entry. Please choose below.',
  },
  cancel: 'Cancel',
};
