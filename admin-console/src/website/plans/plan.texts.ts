import type { EntryPlan, PlannedAction } from 'contract/stored-entry';

type ByDeed<Value> = Readonly<Record<PlannedAction, Value>>;
type Told = (due: string, at: string) => string;

interface PlanTexts {
  readonly title: string;
  readonly hint: string;
  readonly time: ByDeed<string>;
  readonly set: ByDeed<string>;
  readonly change: ByDeed<string>;
  readonly cancel: ByDeed<string>;
  readonly putAway: string;
  readonly done: { readonly planned: string; readonly cancelled: string; readonly away: string };
  /** Says what will happen, and who planned it. */
  readonly waiting: ByDeed<(due: string, who: string | undefined) => string>;
  readonly overdue: ByDeed<(due: string) => string>;
  readonly late: ByDeed<Told>;
  readonly failed: ByDeed<Told>;
  readonly reasons: Readonly<Record<NonNullable<EntryPlan['reason']>, string>>;
  readonly changedAfter: string;
  readonly errors: Readonly<Record<'skipped' | 'over' | 'none', string>>;
  readonly twice: string;
  /** The question before publishing an entry by hand that has a plan. */
  readonly replaces: { readonly title: string; readonly text: (due: string) => string };
  readonly troubles: string;
  readonly trouble: ByDeed<
    Readonly<Record<Exclude<EntryPlan['state'], 'waiting'>, (kind: string) => string>>
  >;
}

const by = (who: string | undefined) => (who === undefined ? '' : ` by ${who}`);

/** Texts for the plans of an entry of the website. */
export const planTexts: PlanTexts = {
  title: 'At a time',
  hint: 'By Innsbruck’s clock. What is written here when you plan it is what will be published.',
  time: { publish: 'Publish at', unpublish: 'Take down at' },
  set: { publish: 'Plan the publishing', unpublish: 'Plan the taking down' },
  change: { publish: 'Plan it anew', unpublish: 'Change this time' },
  cancel: { publish: 'Cancel the publishing', unpublish: 'Cancel the taking down' },
  putAway: 'Put this message away',
  done: {
    planned: 'It is planned.',
    cancelled: 'It is planned no more.',
    away: 'The message is put away.',
  },
  waiting: {
    publish: (due, who) => `To be published ${due}, planned${by(who)}`,
    unpublish: (due, who) => `To be taken down ${due}, planned${by(who)}`,
  },
  overdue: {
    publish: (due) =>
      `Late: it was to be published ${due}, and is not yet. The server tries again every minute.`,
    unpublish: (due) =>
      `Late: it was to be taken down ${due}, and is not yet. The server tries again every minute.`,
  },
  late: {
    publish: (due, at) => `Published late: planned for ${due}, done ${at}.`,
    unpublish: (due, at) => `Taken down late: planned for ${due}, done ${at}.`,
  },
  failed: {
    publish: (due, at) => `Not published: it was planned for ${due}, and refused ${at}.`,
    unpublish: (due, at) => `Not taken down: it was planned for ${due}, and refused ${at}.`,
  },
  reasons: {
    'server-off': 'The server was not running at that time.',
    'held-up': 'The server was held up at that time: busy, asleep, or without its database.',
    incomplete: 'Something is missing in what was planned, or does not fit any more.',
    'no-right': 'The account that planned it is closed, or may no longer change the website.',
    'last-entry': 'It is the last one that visitors see, and the site needs one.',
  },
  changedAfter:
    'Changed after it was planned: what was written when it was planned will be published. To publish it as it is here, plan it anew.',
  errors: {
    skipped:
      'This minute does not exist: the clock goes forward by an hour that night. Please choose another time.',
    over: 'This time is over already. Please choose one that is ahead.',
    none: 'Please choose a day and a time of day.',
  },
  twice: 'The clock shows this minute twice that night. The first one is meant.',
  replaces: {
    title: 'Publish it now?',
    text: (due) =>
      `It was to be published ${due}. When it is published now, as it is here, that is planned no more.`,
  },
  troubles: 'What was planned for the website did not happen in time:',
  trouble: {
    publish: {
      overdue: (kind) => `${kind}: late, not published yet`,
      late: (kind) => `${kind}: published late`,
      failed: (kind) => `${kind}: not published`,
    },
    unpublish: {
      overdue: (kind) => `${kind}: late, not taken down yet`,
      late: (kind) => `${kind}: taken down late`,
      failed: (kind) => `${kind}: not taken down`,
    },
  },
};
