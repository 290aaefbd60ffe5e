import type { SentCall } from 'shared-ui/fake-network';

/** The calls that read lists (requirements 7.3), without those about what staff do with the records. */
export const listCalls = (calls: readonly SentCall[]): readonly SentCall[] =>
  calls.filter(({ path }) => !path.startsWith('/api/admin/'));
