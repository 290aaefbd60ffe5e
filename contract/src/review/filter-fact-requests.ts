import * as Type from '@sinclair/typebox';
import { recordKinds } from '../records/review';
import { request } from '../requests/request';
import { oneOf } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';

/** What only the server knows of a section's records, and filters of its table compare. */
const facts = Type.Object({
  /** Ids of the records about which somebody answered or reached the sender, or about one that was merged into them. */
  contacted: Type.Array(Type.String()),
  /** Ids of the records whose sender's language is known. */
  languages: Type.Array(
    Type.Object({ language: oneOf(languageCodes), records: Type.Array(Type.String()) }),
  ),
});
export type SectionFacts = Value<typeof facts>;

export const getFilterFacts = request('GET /api/admin/questions/facts/:kind', {
  access: { sectionRight: 'read' },
  params: { kind: oneOf(recordKinds) },
  response: facts,
});
