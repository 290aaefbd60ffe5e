import { localText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { foldForComparison } from 'contract/text-folding';
import { parseContentText } from '../../content/content-row';
import type { Database } from '../../storage/database';

/** Maps the folded English name of a programme, which registrations store, to its ends, ISO 8601, earliest first. */
export type ProgramEnds = ReadonlyMap<string, readonly string[]>;

/** A version of a programme's entry. */
interface ProgramText {
  readonly entry: string;
  readonly text: string;
  /** ISO 8601; absent for the current and planned versions. */
  readonly at?: string;
}

/**
 * Returns the ends of all programmes under all of their names, because staff may have renamed or unpublished one. An
 * end that was changed before it came does not count, because the programme was moved; an end that had passed counts,
 * because the entry was reused, as for the next year.
 */
export async function loadProgramEnds(database: Database): Promise<ProgramEnds> {
  const entries = new Map<
    string,
    { names: Set<string>; ends: (readonly [string, ProgramText])[] }
  >();
  for (const said of await readTexts(database)) {
    const { values } = parseContentText(said.text);
    const entry = entries.get(said.entry) ?? { names: new Set(), ends: [] };
    entries.set(said.entry, entry);
    const name = foldForComparison(localText(values['name'], 'en') ?? '');
    if (name !== '') entry.names.add(name);
    const end = innsbruckMoment(localText(values['end'], 'en') ?? '')?.toISOString();
    if (end !== undefined) entry.ends.push([end, said]);
  }
  const byName = new Map<string, readonly string[]>();
  for (const { names, ends } of entries.values()) {
    const held = ends
      .filter(([end], index) => end <= (ends[index + 1]?.[1].at ?? ''))
      .map(([end]) => end);
    const counted = [...held, ...lastOf(ends)];
    for (const name of names)
      byName.set(name, [...new Set([...(byName.get(name) ?? []), ...counted])].sort());
  }
  return byName;
}

/** The last published end, and the current and planned ones. */
const lastOf = (ends: readonly (readonly [string, ProgramText])[]): readonly string[] => {
  const now = ends.filter(([, { at }]) => at === undefined);
  return [...now, ...ends.filter(([, { at }]) => at !== undefined).slice(-1)].map(([end]) => end);
};

/** All former, current and planned versions of programmes, in this order; at most a hundred of each entry. */
async function readTexts(database: Database): Promise<readonly ProgramText[]> {
  const versions = await database
    .selectFrom('content_versions')
    .select(['entry_id as entry', 'at', 'text'])
    .where('kind', '=', 'programs')
    .orderBy('entry_id')
    .orderBy('number')
    .execute();
  const entries = await database
    .selectFrom('content_entries')
    .select(['id', 'draft', 'published'])
    .where('kind', '=', 'programs')
    .execute();
  const now = entries.flatMap(({ id, draft, published }) =>
    [published ?? [], draft ?? []].flat().map((text) => ({ entry: id, text })),
  );
  return [...versions, ...now];
}

/** The end of a registration's programme: of several with its name, the first that had not ended when it was sent. */
export const findProgramEnd = (
  ends: ProgramEnds,
  name: string | null,
  sentAt: string,
): string | undefined => ends.get(foldForComparison(name ?? ''))?.find((end) => end >= sentAt);
