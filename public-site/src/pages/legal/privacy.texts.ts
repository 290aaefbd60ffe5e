import { keptBackups, lifetimes } from 'contract/lifetimes';
import { getAddress, getEmails, getPhone, shownChurch } from 'contract/shown-church';
import type { LegalTexts } from './legal-texts';

const minutesOf = (milliseconds: number) => `${milliseconds / 60_000} minutes`;
const hoursOf = (milliseconds: number) => `${milliseconds / 3_600_000} hours`;
const daysOf = (milliseconds: number) => `${milliseconds / 86_400_000} days`;

type PrivacyChapter =
  | 'responsible'
  | 'kept'
  | 'readers'
  | 'retention'
  | 'duration'
  | 'deletion'
  | 'storage';

/** Texts that are composed from the declared processing (contract/processing), without a full stop. */
interface PrivacyLists {
  readonly purpose: (purposes: string, categories: string) => string;
  readonly consented: (time: string, withConsent: string) => string;
  readonly locked: (time: string) => string;
  /** A whole sentence. */
  readonly encrypted: (kinds: string) => string;
}

/**
 * The information that Art. 13 GDPR requires about the controller, and about storage and deletion: only facts about the
 * server, so it is not content. Counsel must confirm it before a church goes live; a church with PostgreSQL must add
 * how its own backups are kept.
 */
export const privacy: LegalTexts<PrivacyChapter, 'basis' | 'rights'> & {
  readonly lists: PrivacyLists;
} = {
  title: 'Privacy',
  description:
    'Which personal data the church keeps, what for, how long, and what your rights are.',
  lists: {
    purpose: (purposes, categories) =>
      `we use it ${purposes}; it may say something about ${categories}`,
    consented: (time, withConsent) => `${time}; with your consent ${withConsent}`,
    locked: (time) =>
      `${time}, as the law asks; if you ask us to delete it before, we lock it away from everyday use until then`,
    encrypted: (kinds) =>
      `Some of it we store encrypted, and the key lies apart from it, so that a stolen copy of our data does not tell it: what you write to us about ${kinds}, all notes of our staff, and the e-mails between them and you.`,
  },
  chapters: {
    responsible: {
      title: 'Who is responsible',
      get paragraphs() {
        const church = shownChurch();
        const office = `${getEmails(church)[0]} or ${getPhone(church).words}`;
        return [
          `${church.name}, ${getAddress(church)}. Write or call with any question about your data: ${office}.`,
        ];
      },
    },
    kept: {
      title: 'What we keep, and what for',
      paragraphs: [
        'When you send a form, we keep what you typed into it and the time at which it arrived. A form that looks as if a robot had sent it is set aside, where only our staff see it. If you tick the box with which you agree to more than the answer, we also keep what you agreed to, and when.',
        'When you create a profile, we keep what you filled in, your picture if you add one, the language in which we write to you, and your password, scrambled so that nobody can read it, not even us.',
        'A testimony that you share can be read on this site by everyone, with the name that you gave, or as Anonymous. If you would like it to disappear from there, write to us, and we will take it off the page.',
      ],
    },
    basis: {
      title: 'On what legal basis',
    },
    readers: {
      title: 'Who sees it',
      paragraphs: [
        'Members of our staff who have their own login. They can read what was sent, add notes, write to you, join several records of the same person, and save lists as files. What they write to you, and what you answer, stays with the record and is removed with it. So that nobody in need waits, a program on our own server looks in what is sent for words that speak of danger, and suggests to our staff to read it first; it decides nothing. A log records who changed or saved which records, and it cannot be altered unnoticed; it holds the numbers of records and none of your words. Where we treat records as confidential, it also notes which member of our staff read them, and when. Nothing is deleted from this log automatically.',
        'The data are kept on the server of this site, which loads nothing from other companies and sends nothing to advertisers. E-mails to you travel through a mail provider. Links to our videos lead to another site, which has its own rules.',
      ],
    },
    retention: {
      title: 'How long',
      paragraphs: [
        'The site deletes by itself what has been kept for its time, unless it is needed for a dispute or is just being worked on. Before it deletes very much at once, it asks our staff, and they decide about each profile. You may ask us to delete something earlier.',
      ],
    },
    duration: {
      title: 'Copies, and what ends by itself',
      paragraphs: [
        `Each day the site copies its database in case something breaks, and it keeps the newest ${keptBackups} copies. What we delete stays in the older ones until newer ones have taken their place. Deleted words can also remain on the server’s disk, where no page and no search finds them, until their space is used again.`,
        `Some things do end by themselves. You are logged out after ${hoursOf(lifetimes.memberSession.idle)} without a visit, and after ${daysOf(lifetimes.memberSession.absolute)} in any case. A link to reset your password works for ${minutesOf(lifetimes.resetLink)}, one to what you sent us for ${minutesOf(lifetimes.sentLink)}, and one to confirm your e-mail address for ${hoursOf(lifetimes.confirmationLink)}. An e-mail that cannot be sent is given up after ${hoursOf(lifetimes.waitingMail)}.`,
        'The site does not write down which network address you visit it from. So that nobody can flood it or guess passwords, it counts how often each network asks for something, under a code made from the address, and removes each count when it no longer matters, mostly within hours.',
      ],
    },
    deletion: {
      title: 'How to see, correct or delete it',
      get paragraphs() {
        const church = shownChurch();
        return [
          'Under “My data”, with the code of your receipt or a link that we mail to your address, you can see and correct what you sent, withdraw your consent or ask us to delete it. Members who are logged in do the same with what was sent with their confirmed e-mail address, and see and correct their profile.',
          `Or write to ${getEmails(church)[0]}, or call ${getPhone(church).words}, and tell us what it is about and how we can be sure that it is yours. We see to it that it is deleted, and tell you when it is done, within a month at the latest.`,
        ];
      },
    },
    storage: {
      title: 'Cookies and storage',
      paragraphs: [
        'This site does not follow you, and reading it sets no cookie. There is nothing to consent to, so there is no banner.',
        'Your browser keeps what you are typing into a form, in this tab, until you have sent it or closed the tab. It may keep pages that you have read, so that they open quickly and without a connection. While you are logged in, it remembers who you are. If you choose light or dark colours, or a language, it keeps that on this device.',
        `Once you have logged in, it also keeps a cookie for up to ${daysOf(lifetimes.knownDevice)}, which tells us that this browser has logged in to your account before, so that you can get in even while somebody else is trying to guess your password.`,
        `If you send a form without JavaScript, a cookie brings the code of your receipt to the page that shows it, for ${minutesOf(lifetimes.receiptCookie)}.`,
      ],
    },
    rights: {
      title: 'Your rights',
    },
  },
};
