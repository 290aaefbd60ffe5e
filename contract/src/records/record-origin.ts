import * as Type from '@sinclair/typebox';
import { oneOf, sentence } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** Where a record comes from that its person did not send over the website. */
export const recordOrigins = ['telephone', 'paper', 'in-person', 'import'] as const;

export const recordOrigin = Type.Object({
  origin: oneOf(recordOrigins),
  /** ISO 8601. */
  at: sentence,
  /** Email address of the staff member; absent if the account was removed. */
  by: Type.Optional(sentence),
  /** Only for an import. */
  importId: Type.Optional(sentence),
});
export type RecordOrigin = Value<typeof recordOrigin>;
