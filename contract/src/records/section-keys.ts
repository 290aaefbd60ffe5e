import { recordKinds } from './review';
import type { RecordKind } from './review';
import { submissions } from './submissions';

/** Keys that differ from the path of their form (requirements 2.10). */
const exceptions: Readonly<Partial<Record<RecordKind, string>>> = {
  babyNaming: 'naming',
  childDedication: 'dedication',
  partnership: 'partnerships',
  pledge: 'pledges',
  firstTimer: 'first-timers',
  secondTimer: 'second-timers',
  newBeliever: 'new-believers',
  churchMember: 'church-members',
  profiles: 'user-profiles',
};

const toKey = (kind: RecordKind): string =>
  exceptions[kind] ??
  (kind === 'profiles' ? kind : submissions[kind].endpoint.replace('/api/', ''));

/** The value of each section in the dashboard's address: `?section=<key>` (requirements 10.6). */
export const sectionKeys = Object.fromEntries(
  recordKinds.map((kind) => [kind, toKey(kind)]),
) as Readonly<Record<RecordKind, string>>;
