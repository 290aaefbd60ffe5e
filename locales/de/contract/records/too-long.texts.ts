import type * as english from 'contract/records/too-long.texts';

export const describeExcess: typeof english.describeExcess = (excess) =>
  `${excess}\u00a0Zeichen zu viel.`;
