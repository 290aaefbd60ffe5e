import { localText } from 'contract/content-entry';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { foldForComparison } from 'contract/text-folding';
import { readKept } from '../../content/content-row';
import type { Database } from '../../storage/database';

/** By what registrations call a programme, its English name, folded: when it ends, ISO 8601, the first end first. */
export type ProgramEnds = ReadonlyMap<string, readonly string[]>;

/** What an entry said from a time on. */
interface ProgramText {
  readonly entry: string;
  readonly text: string;
  /** ISO 8601; absent: it says so now, or will. */
  readonly at?: string;
}

/**
 * Of all programmes that there are, under every name that they ever had: staff may have renamed one that is ahead, or taken
 * it down. An end that staff changed before it came counts no more: that programme was put off, or comes earlier. One that
 * had come by then counts: the entry was used again, as for the next year.
 */
export async function readProgramEnds(database: Database): Promise<ProgramEnds> {
  const entries = new Map<
    string,
    { names: Set<string>; ends: (readonly [string, ProgramText])[] }
  >();
  for (const said of await readTexts(database)) {
    const { values } = readKept(said.text);
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

/** The end that was published last, and those that are said now or will be. */
const lastOf = (ends: readonly (readonly [string, ProgramText])[]): readonly string[] => {
  const now = ends.filter(([, { at }]) => at === undefined);
  return [...now, ...ends.filter(([, { at }]) => at !== undefined).slice(-1)].map(([end]) => end);
};

/** What was, is, or will be said of programmes, in this order. Of each entry a hundred versions are kept at most. */
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

/**
 * When the programme of a registration ends: of several with the same name, the first that was not over when it was sent.
 * Undefined where there is none.
 */
export const endOfProgram = (
  ends: ProgramEnds,
  name: string | null,
  sentAt: string,
): string | undefined => ends.get(foldForComparison(name ?? ''))?.find((end) => end >= sentAt);
