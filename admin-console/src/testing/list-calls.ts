import type { SentCall } from 'shared-ui/fake-network';

/** The requests for lists (requirements 7.3), without those for reviews. */
export const listCalls = (calls: readonly SentCall[]): readonly SentCall[] =>
  calls.filter(({ path }) => !path.startsWith('/api/admin/'));
