import type { MailWords } from '../../mail/mail.texts';
import type { ColleagueNewsReason } from '../colleague-news/colleague-news-repository';

interface StaffNewsTexts {
  /** @param section its title, which is English in every language @param isLast whether it is the last email of this hour */
  readonly arrivalNotice: (section: string, isLast: boolean) => MailWords;
  /** One line of a digest. */
  readonly waiting: (section: string, count: number, since: string) => string;
  readonly mine: (count: number) => string;
  /** @param lines the lines above, joined */
  readonly waitingDigest: (lines: string) => MailWords;
  /** One line of an email about what colleagues did. */
  readonly colleagueLines: Readonly<
    Record<ColleagueNewsReason, (section: string, count: number) => string>
  >;
  /** @param lines the lines above, joined */
  readonly colleagueNotice: (lines: string) => MailWords;
}

const action = 'Open the staff pages';

/** Messages to staff. No email reveals what a form contains or who sent it: recipients follow the link and log in. */
export const staffNewsTexts: StaffNewsTexts = {
  arrivalNotice: (section, isLast) => ({
    subject: `{church}: something has arrived (${section})`,
    paragraphs: (link) => [
      `In your section "${section}" something has arrived that nobody has looked at yet. Log in to see it:`,
      link,
      ...(isLast
        ? [
            'You have got many of these mails within an hour, so this is the last one for now. More may have arrived in any of your sections: please look there.',
          ]
        : []),
      'Under "My account" you choose for each section whether you get a mail at once, once a day, or none.',
    ],
    action,
  }),
  waiting: (section, count, since) => `${section}: ${count}, the oldest since ${since}`,
  mine: (count) => `Assigned to you and not done: ${count}`,
  waitingDigest: (lines) => ({
    subject: '{church}: what waits in your sections',
    paragraphs: (link) => [
      'This waits in your sections, and nobody has begun with it:',
      lines,
      link,
      'Under "My account" you choose for each section whether you get a mail at once, once a day, or none, and at which hour.',
    ],
    action,
  }),
  colleagueLines: {
    assigned: (section, count) => `Assigned to you in "${section}": ${count}`,
    mentioned: (section, count) => `Notes that mention you in "${section}": ${count}`,
    replied: (section, count) => `Replies by e-mail in "${section}": ${count}`,
  },
  colleagueNotice: (lines) => ({
    subject: '{church}: there is something for you to look at',
    paragraphs: (link) => [
      'A colleague has assigned something to you or mentioned you in a note, or somebody has replied by e-mail. Log in to see it:',
      lines,
      link,
      'Under "My account" you choose whether you get these mails.',
    ],
    action,
  }),
};
