import type { LocalContent, LocalEntry } from 'contract/content-entry';
import { bankAccounts, church } from 'contract/church';
import { weekdayNames } from 'contract/service-starts';
import { starterIdentity } from 'contract/starter-church';
import { programs } from 'contract/submissions';
import { departmentTexts } from './departments.texts';
import { eventPlace, eventTexts } from './events.texts';
import { galleryCaptions } from './gallery-captions.texts';
import { heroVerses } from './hero-verses.texts';
import { messageTexts } from './messages.texts';
import { ministerTexts } from './ministers.texts';
import { newsTexts } from './news.texts';
import { postTexts } from './posts.texts';
import { printedTestimonies } from './printed-testimonies.texts';
import { starterSermons } from './starter-sermons';
import { starterTexts } from './starter-texts';
import { mailKindNames, mailNamesByKind } from 'contract/mail-kinds';
import type { MailKindName } from 'contract/mail-kinds';
import { mailWords } from 'contract/content/mail-words.texts';

const entryOf = (kind: MailKindName) => {
  const fields = mailNamesByKind[kind].flatMap((name) => [
    [`${name}Subject`, mailWords[name].subject],
    [name, mailWords[name].text.join('\n')],
  ]);
  return { id: kind, ...(Object.fromEntries(fields) as Record<string, string>) };
};
/** The starter texts of emails. */
export const starterMails = Object.fromEntries(
  mailKindNames.map((kind) => [kind, [entryOf(kind)]]),
) as unknown as Pick<LocalContent, MailKindName>;

/*
 * The content of a new site until its church publishes its own, in the language of the build (decision 53). No page's
 * script contains it: tooling/src/render/assemble.ts takes it from the builds for Node.
 */

const [cityPraise, spiritualAwakening] = programs;

const makeProgram = (
  id: string,
  program: (typeof programs)[number],
  { day, page }: { readonly day: string; readonly page: LocalEntry<'programs'>['page'] & string },
): LocalEntry<'programs'> => ({
  id,
  ...eventTexts[program],
  start: `${day}T09:00`,
  end: `${day}T16:00`,
  place: eventPlace,
  page,
  registration: 'open',
});

const makeMessage = (id: keyof typeof messageTexts, date: string): LocalEntry<'messages'> => ({
  id,
  ...messageTexts[id],
  url: `https://video.example.org/watch/${id}`,
  date,
});

/** Dates of the starter news and posts, newest first. */
const reported = [
  ['night-of-worship', '2025-08-01'],
  ['youth-conference', '2025-07-12'],
  ['outreach-program', '2025-06-21'],
] as const;

const inTheirOrder = <Id extends string, Texts, Entry>(
  texts: Readonly<Record<Id, Texts>>,
  make: (id: Id, texts: Texts) => Entry,
): Entry[] => (Object.entries(texts) as [Id, Texts][]).map(([id, own]) => make(id, own));

/** Durations of the services in minutes, as in the printed booklets. */
const serviceMinutes = ['120', '60', '420'] as const;

const makeService = (
  { name, time, start }: (typeof church.serviceTimes)[number],
  place: number,
): LocalEntry<'services'> => ({
  ...{ id: ['sunday', 'midweek', 'vigil'][place] ?? '', name, time, clock: start.clock },
  weekday: weekdayNames[start.weekday],
  ...('weeks' in start && { weeks: start.weeks.join(', ') }),
  minutes: serviceMinutes[place] ?? '',
});

const { euro, naira } = bankAccounts;

export const starterContent: LocalContent = {
  /** Requirements 2.4, earliest first. */
  programs: [
    makeProgram('innsbruck-spiritual-awakening', spiritualAwakening, {
      day: '2025-09-13',
      page: '/more/awakening',
    }),
    makeProgram('innsbruck-city-praise', cityPraise, { day: '2025-10-25', page: '/more/praise' }),
  ],
  /** Newest first. The URLs are samples (requirements 10.7). */
  messages: [
    makeMessage('arise-shine', '2025-08-24'),
    makeMessage('the-well-is-deep', '2025-08-17'),
    makeMessage('bread-for-the-road', '2025-08-10'),
  ],
  /** Requirements 2.6. */
  sermons: starterSermons,
  testimonies: inTheirOrder(printedTestimonies, (id, texts) => ({ id, ...texts })),
  ministers: inTheirOrder(ministerTexts, (id, texts) => ({ id, ...texts, picture: id })),
  departments: inTheirOrder(departmentTexts, (id, texts) => ({ id, ...texts, picture: id })),
  /** Requirements 2.3. */
  services: church.serviceTimes.map(makeService),
  /** Requirements 2.5. */
  giving: [
    {
      id: 'giving',
      ...{ euroHolder: euro.holder, euroBank: euro.bank, iban: euro.iban, bic: euro.bic },
      ...{ nairaHolder: naira.holder, nairaBank: naira.bank },
      ...{ accountNumber: naira.accountNumber, sortCode: naira.sortCode },
    },
  ],
  identity: [starterIdentity],
  posts: reported.map(([id, date]) => ({ id, ...postTexts[id], date, picture: id })),
  news: reported.map(([id, date]) => ({ id, ...newsTexts[id], date })),
  /** Requirements 2.4. */
  slides: inTheirOrder(heroVerses, (id, texts) => ({ id, ...texts, picture: id })),
  /** Requirements 2.5. */
  gallery: inTheirOrder(galleryCaptions, (id, caption) => ({ id, caption, picture: id })),
  ...starterTexts,
  ...starterMails,
};
