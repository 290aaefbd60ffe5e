import type { Visibility } from './visibility';

interface TestimonyTexts {
  readonly heading: string;
  readonly states: Readonly<Record<Visibility, string>>;
  readonly explained: Readonly<Record<Visibility, string>>;
  readonly hide: string;
  readonly show: string;
  readonly approve: string;
  /** The label of the button for a testimony that awaits approval. */
  readonly refuse: string;
  /** The message after a change. It has the name, because another record may be open by then. */
  readonly became: Readonly<Record<Visibility, (name: string) => string>>;
  readonly failed: string;
  readonly waitingCount: (count: number) => string;
  readonly needsApproval: string;
  readonly settings: Readonly<Record<'on' | 'off' | 'failed' | 'unreadable', string>>;
}

export const testimonyTexts: TestimonyTexts = {
  heading: 'On the website',
  states: { public: 'Public', hidden: 'Hidden', 'awaits-approval': 'Waiting for approval' },
  explained: {
    public: 'Everyone can read it on the Testimonies page.',
    hidden: 'Only staff can read it.',
    'awaits-approval': 'Only staff can read it until it is approved.',
  },
  hide: 'Hide',
  show: 'Show on the website',
  approve: 'Approve',
  refuse: 'Do not publish',
  became: {
    public: (name) => `${name}: the testimony is public.`,
    hidden: (name) => `${name}: the testimony is hidden from the website.`,
    'awaits-approval': (name) => `${name}: the testimony is waiting for approval.`,
  },
  failed: 'This could not be changed. Please try again.',
  waitingCount: (count) => `${count} waiting for approval`,
  needsApproval: 'New testimonies wait for approval',
  settings: {
    on: 'From now on, new testimonies are public only after you approve them.',
    off: 'From now on, new testimonies are public at once. Those that are waiting stay hidden.',
    failed: 'This choice could not be saved. Please try again.',
    unreadable: 'The approval setting could not be loaded.',
  },
};
