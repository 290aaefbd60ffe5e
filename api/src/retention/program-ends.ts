import { localText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { foldForComparison } from 'contract/text-folding';
import { readKept } from '../content/content-row';
import type { Database } from '../storage/database';

/** By what registrations call a programme, its English name, folded: when it ends, ISO 8601, the first end first. */
export type ProgramEnds = ReadonlyMap<string, readonly string[]>;

/**
 * Of all programmes that there are, under every name that they ever had: staff may have renamed one that is ahead, or taken
 * it down.
 */
export async function readProgramEnds(database: Database): Promise<ProgramEnds> {
  const ends = new Map<string, readonly string[]>();
  for (const text of await readTexts(database)) {
    const { values } = readKept(text);
    const end = innsbruckMoment(localText(values['end'], 'en') ?? '')?.toISOString();
    const name = foldForComparison(localText(values['name'], 'en') ?? '');
    if (end !== undefined && name !== '')
      ends.set(name, [...new Set([...(ends.get(name) ?? []), end])].sort());
  }
  return ends;
}

/** What is, was, or will be said of programmes. Of each entry a hundred versions are kept at most. */
async function readTexts(database: Database): Promise<readonly string[]> {
  const entries = await database
    .selectFrom('content_entries')
    .select(['draft', 'published'])
    .where('kind', '=', 'programs')
    .execute();
  const versions = await database
    .selectFrom('content_versions')
    .select('text')
    .where('kind', '=', 'programs')
    .execute();
  const now = entries.flatMap(({ draft, published }) => [published ?? [], draft ?? []].flat());
  return [...new Set([...now, ...versions.map(({ text }) => text)])];
}

/**
 * When the programme of a registration ends: of several with the same name, the first that was not over when it was sent.
 * Undefined where there is none.
 */
export const endOfProgram = (
  ends: ProgramEnds,
  name: string | null,
  sentAt: string,
): string | undefined => ends.get(foldForComparison(name ?? ''))?.find((end) => end >= sentAt);
