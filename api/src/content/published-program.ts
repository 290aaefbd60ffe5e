import { localText } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { foldForComparison } from 'contract/text-folding';
import type { Database } from '../storage/database';
import { readKept } from './content-row';

/** What the site says of a programme, in one language. */
export interface PublishedProgram {
  readonly name: string;
  /** By Innsbruck's clock, YYYY-MM-DDTHH:MM. */
  readonly start: string;
  readonly place: string;
  /** The page that tells its vision; absent where it has none. */
  readonly page?: string;
}

/** The one that a registration names, in any case; of several the last one. Undefined: what it says is none of ours. */
export async function findPublishedProgram(
  database: Database,
  name: unknown,
  language: Language,
): Promise<PublishedProgram | undefined> {
  if (typeof name !== 'string') return undefined;
  const rows = await database
    .selectFrom('content_entries')
    .select('published')
    .where('kind', '=', 'programs')
    .where('published', 'is not', null)
    .execute();
  const folded = foldForComparison(name);
  const [program] = rows
    .flatMap(({ published }) => (published === null ? [] : [readKept(published).values]))
    .filter((values) => foldForComparison(localText(values['name'], 'en') ?? '') === folded)
    .sort((one, other) => (textOf(one, 'start') < textOf(other, 'start') ? 1 : -1));
  if (program === undefined) return undefined;
  const page = textOf(program, 'page', language);
  return {
    name: textOf(program, 'name', language),
    start: textOf(program, 'start', language),
    place: textOf(program, 'place', language),
    ...(page !== '' && { page }),
  };
}

/** In English where the site does not say it in that language. */
const textOf = (
  values: ReturnType<typeof readKept>['values'],
  field: string,
  language: Language = 'en',
): string => localText(values[field], language) || (localText(values[field], 'en') ?? '');
