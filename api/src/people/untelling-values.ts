import { randomInt, randomUUID } from 'node:crypto';

/**
 * Makes the id of a person or a household. One that grows with time would tell when the first record of a person
 * arrived, also to those who may not read it.
 */
export const makePersonId = (): string => randomUUID();

/** Room for as many changes below the greatest version (contract/review). */
const greatestFirst = 2 ** 30;

/**
 * Makes the first version of a person or a household, from which each change counts on: one from 0 on would tell of
 * changes among records that the reader may not read.
 */
export const makeFirstVersion = (): number => randomInt(1, greatestFirst);
