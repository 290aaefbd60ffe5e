import { locale } from 'contract/language';
import type { CanaryComparison, ReleaseChangeName, Releases } from 'contract/release-requests';
import type { ReleasedPackage } from 'contract/site-state';

type ReleaseRule = Releases['rule'];

interface ReleasesTexts {
  readonly title: string;
  readonly intro: string;
  readonly notLoaded: string;
  readonly noSite: string;
  readonly lookAgain: string;
  readonly packages: Readonly<Record<ReleasedPackage, string>>;
  readonly states: {
    readonly live: string;
    /** Beside a trial. @param share as text, like all below */
    readonly liveFor: (share: string) => string;
    readonly canary: (share: string) => string;
    readonly former: string;
    readonly withdrawn: string;
    readonly preview: string;
  };
  readonly facts: {
    readonly since: string;
    readonly contract: string;
    readonly entry: string;
    readonly visits: string;
    readonly faulty: string;
    /** A fact from before it was noted. */
    readonly unknown: string;
    readonly noVisits: string;
    /** An account that is removed. */
    readonly nobody: string;
    readonly operator: (name: string) => string;
    readonly rule: string;
  };
  readonly earlier: (count: number) => string;
  readonly previews: string;
  readonly comparison: {
    /** @param trial what `of` says of the trial version */
    readonly counts: (trial: string, live: string) => string;
    readonly of: (faulty: string, visits: string) => string;
    readonly verdicts: Readonly<Record<CanaryComparison['verdict'], (rule: ReleaseRule) => string>>;
    readonly stopped: (version: string, when: string) => string;
  };
  readonly share: string;
  readonly actions: Readonly<Record<ReleaseChangeName, ReleaseAction>> & {
    /** Name of `canary` for a version that is on trial already. */
    readonly changeShare: string;
    /** Added to a question of what also ends a trial of another version. */
    readonly endsTrial: (version: string) => string;
    readonly failed: string;
    readonly unreachable: string;
  };
  readonly open: {
    readonly name: string;
    readonly opening: string;
    readonly isOpen: string;
    readonly failed: string;
  };
  readonly team: {
    readonly name: (team: string) => string;
    /** @param email null if the team has none */
    readonly mailed: (email: string | null) => string;
    readonly change: string;
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly submitting: string;
    readonly saved: string;
    readonly failed: string;
  };
  readonly explanation: {
    readonly title: string;
    readonly steps: (rule: ReleaseRule) => readonly string[];
  };
}

interface ReleaseAction {
  readonly name: string;
  /** @param live the version that visitors have now */
  readonly question: (version: string, live: string) => string;
  /** @param share of a trial that is started or changed */
  readonly done: (version: string, share: string) => string;
}

export const releasesTexts: ReleasesTexts = {
  title: 'Releases',
  intro:
    'Which version visitors get of each part of the site, which were live before, and which are tried. A visit is a page that was loaded in the last 30 days; it is faulty if the version failed in it.',
  notLoaded: 'The releases could not be loaded.',
  noSite: 'This server has no site of its own, so there is no version to show.',
  lookAgain: 'Look again',
  packages: {
    shell: 'Frame of all pages',
    'public-site': 'Public pages',
    'member-area': 'Members’ area',
    'admin-console': 'Console',
  },
  states: {
    live: 'Live',
    liveFor: (share) => `Live for ${share}`,
    canary: (share) => `On trial for ${share}`,
    former: 'Live before',
    withdrawn: 'Withdrawn',
    preview: 'Not released',
  },
  facts: {
    since: 'Since',
    contract: 'Contract',
    entry: 'First script',
    visits: 'Visits',
    faulty: 'Faulty of 1,000',
    unknown: 'unknown',
    noVisits: 'no visits',
    nobody: 'somebody who has left',
    operator: (name) => `${name}, at the command line`,
    rule: 'the rule below',
  },
  earlier: (count) => (count === 1 ? '1 more from before' : `${count} more from before`),
  previews:
    'Visitors never get the versions that are not released. Who opens the site with one gets it in this browser alone, until they leave it, log out, or a day is over.',
  comparison: {
    counts: (trial, live) =>
      `Since its share was set, ${trial} of the trial version were faulty, and ${live} of the live one.`,
    of: (faulty, visits) => `${faulty} of ${visits} visits`,
    verdicts: {
      'too-few': ({ minVisits, minFaulty }) =>
        `Too few to judge: that takes ${minVisits} visits of the trial version, and ${minFaulty} faulty ones.`,
      alike: () => 'Such a difference may be chance, so the trial goes on.',
      worse: () => 'Such a difference is no chance, so the trial is being stopped.',
    },
    stopped: (version, when) => `The rule has stopped the trial of ${version}, ${when}.`,
  },
  share: 'Share of the visitors',
  actions: {
    rollback: {
      name: 'Go back to it',
      question: (version, live) =>
        `Shall all visitors get ${version} again, and no longer ${live}?`,
      done: (version) => `All visitors get ${version} again.`,
    },
    canary: {
      name: 'Try with some visitors',
      question: (version, live) =>
        `How many of the visitors shall get ${version}? The others get ${live}.`,
      done: (version, share) => `${share} of the visitors get ${version} now.`,
    },
    'stop-canary': {
      name: 'Stop the trial',
      question: (version, live) => `Shall nobody get ${version} any more, and everybody ${live}?`,
      done: (version) => `The trial of ${version} is stopped.`,
    },
    promote: {
      name: 'Release to everybody',
      question: (version, live) => `Shall all visitors get ${version}, and no longer ${live}?`,
      done: (version) => `All visitors get ${version} now.`,
    },
    changeShare: 'Change the share',
    endsTrial: (version) => `This ends the trial of ${version}.`,
    failed: 'This could not be changed.',
    unreachable:
      'The server did not answer, so it may or may not have been changed. Please look again.',
  },
  open: {
    name: 'Open the site with it',
    opening: 'Opening...',
    isOpen: 'You have this version open. A bar on each page leaves it.',
    failed: 'This version could not be opened.',
  },
  team: {
    name: (team) => `Team: ${team}.`,
    mailed: (email) =>
      email === null
        ? 'Everybody who may change releases is mailed if a trial is stopped.'
        : `If a trial is stopped, ${email} is mailed.`,
    change: 'Change the address',
    label: 'E-mail address of the team',
    hint: 'Without one, everybody who may change releases is mailed.',
    submit: 'Save',
    submitting: 'Saving...',
    saved: 'The address is saved.',
    failed: 'The address could not be saved.',
  },
  explanation: {
    title: 'When a trial stops by itself',
    steps: ({ minVisits, minFaulty, oneIn }) => [
      'Each browser reports once for a page which versions it got, and whether one failed in it. It reports nothing about the person.',
      'At most once a minute the server counts the faulty visits of the trial version (the canary) and of the live one beside it, since the trial has its share. Suppose both are equally good: how often would chance give the trial version so many of them, for its part of all visits?',
      `If that is less than once in ${oneIn.toLocaleString(locale)} cases, nobody gets the trial version any more, its team is mailed, and the audit log says so.`,
      `Before ${minVisits} visits of the trial version and ${minFaulty} faulty ones nothing is judged; nor is a trial that all visitors get, as nothing is beside it.`,
    ],
  },
};
