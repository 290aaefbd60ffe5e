import type { MailWords } from '../mail/mail.texts';

/** Visits of a version, and those of them that had a fault. */
interface Counts {
  readonly visits: number;
  readonly faulty: number;
}

interface ReleaseMailTexts {
  /** @param name of the package, the same in every language */
  readonly stopped: (stop: {
    readonly name: string;
    readonly version: string;
    readonly canary: Counts;
    readonly stable: Counts;
  }) => MailWords;
}

/** The email to a team whose canary was stopped. */
export const releaseMailTexts: ReleaseMailTexts = {
  stopped: ({ name, version, canary, stable }) => ({
    subject: `{church}: the trial version of ${name} was stopped`,
    paragraphs: (link) => [
      `Version ${version} of ${name} was on trial. It failed in visitors' browsers so much more often than the version beside it that it was stopped. Everybody now gets the other version.`,
      `Trial version: ${canary.faulty} faulty visits of ${canary.visits}. Other version: ${stable.faulty} faulty visits of ${stable.visits}.`,
      'Nothing else needs to be done for visitors. The server’s log says what failed. Here is what is live:',
      link,
    ],
    action: 'See the releases',
  }),
};
