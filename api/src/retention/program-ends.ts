import { localText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { readKept } from '../content/content-row';
import type { Database } from '../storage/database';

/** By what registrations call a programme, its English name: when it ends, ISO 8601, the first end first. */
export type ProgramEnds = ReadonlyMap<string, readonly string[]>;

/** Of all programmes that there are, also those that are on the site no more: staff may have taken one down that is ahead. */
export async function readProgramEnds(database: Database): Promise<ProgramEnds> {
  const rows = await database
    .selectFrom('content_entries')
    .select(['draft', 'published'])
    .where('kind', '=', 'programs')
    .execute();
  const ends = new Map<string, readonly string[]>();
  for (const text of rows.flatMap(({ draft, published }) =>
    [published ?? [], draft ?? []].flat(),
  )) {
    const { values } = readKept(text);
    const end = innsbruckMoment(localText(values['end'], 'en') ?? '')?.toISOString();
    const name = localText(values['name'], 'en');
    if (end !== undefined && name !== undefined)
      ends.set(name, [...(ends.get(name) ?? []), end].sort());
  }
  return ends;
}

/**
 * When the programme of a registration ends: of several with the same name, the first that was not over when it was sent.
 * Undefined where there is none.
 */
export const endOfProgram = (
  ends: ProgramEnds,
  name: string | null,
  sentAt: string,
): string | undefined => ends.get(name ?? '')?.find((end) => end >= sentAt);
