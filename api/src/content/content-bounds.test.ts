import { toInjection } from '../../testing/routes/to-injection';
import { keptVersions } from 'contract/content-limits';
import {
  changeEntry,
  createEntry,
  getEntryHistory,
  listEntries,
  publishDraft,
  unpublishEntry,
} from 'contract/content-requests';
import type { EntryVersion, StoredEntries } from 'contract/stored-entry';
import {
  contentKindNames,
  contentKinds,
  getFields,
  isSingle,
  isTranslated,
} from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { toRichText } from 'contract/rich-text';
import {
  addEntry,
  loadSingles,
  publishEntry,
  sampleText,
  withValues,
  seen,
} from '../../testing/samples/content';
import { allOrFirst, databaseKinds } from '../../testing/databases/databases';
import { idOf, logInWith } from '../../testing/people/roles';
import type { StaffCall } from '../../testing/people/staff';
import { useApp } from '../../testing/test-app';
import { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import { requestClasses } from '../http/rate-limit/rate-limits';
import { textBodyLimit } from './content-body-limits';

const longestFirst = contentKindNames.toSorted(
  (one, other) => textBodyLimit(other) - textBodyLimit(one),
);

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, now: () => now });
  let call: StaffCall;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    ({ call } = await logInWith(server, 'media'));
  });

  it('takes no more entries than a kind has', async () => {
    const { maxEntries } = contentKinds.testimonies;
    for (let number = 0; number < maxEntries; number += 1)
      await addEntry(call, 'testimonies', sampleText('testimonies'));
    const refused = await call(createEntry.testimonies, { body: sampleText('testimonies') });
    expect([refused.statusCode, refused.json<object>()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining(`${maxEntries}`) }),
    ]);
    const { entries } = (await call(listEntries, { kind: 'testimonies' })).json<StoredEntries>();
    expect(entries).toHaveLength(maxEntries);
  });

  it('keeps the newest versions of an entry', async () => {
    const entry = await publishEntry(call, 'testimonies', sampleText('testimonies'));
    const row = {
      kind: 'testimonies',
      entry_id: entry.id,
      deed: 'published',
      at: '2026',
      by: null,
    };
    const numbers = Array.from({ length: keptVersions }, (_, number) => number + 2);
    const text = JSON.stringify(sampleText('testimonies'));
    const rows = numbers.map((number) => ({ ...row, number, text }));
    await server.database.insertInto('content_versions').values(rows).execute();
    await call(unpublishEntry, seen('testimonies', { id: entry.id, revision: 2 }));
    const history = await call(getEntryHistory, { kind: 'testimonies', id: entry.id });
    const { versions } = history.json<{ versions: EntryVersion[] }>();
    const kept = versions.map(({ number }) => number);
    expect(kept).toHaveLength(keptVersions);
    expect([kept[0], kept.at(-1)]).toEqual([keptVersions + 2, 3]);
  });

  it.each(allOrFirst(databaseKind, longestFirst))(
    'takes the longest text of %s, written at its longest',
    async (kind) => {
      const { headers } = await logInWith(server, 'owner', 'treasurer');
      const limit = textBodyLimit(kind);
      await loadSingles(server.database);
      const call = isSingle(kind)
        ? toInjection(changeEntry[kind], { id: kind })
        : toInjection(createEntry[kind]);
      const send = async (payload: string) => {
        const json = { ...headers, 'content-type': 'application/json' };
        return (await server.app.inject({ ...call, headers: json, payload })).statusCode;
      };
      const textAt = (revision: number) => {
        const text = longestText(kind);
        const body = isSingle(kind) ? { revision, draft: text } : text;
        return JSON.stringify(body).replaceAll('ä', '\\u00e4');
      };
      const taken = isSingle(kind) ? 200 : 201;
      expect(await send(textAt(1))).toBe(taken);
      expect(await send(textAt(2).padEnd(limit))).toBe(taken);
      expect(await send(textAt(3).padEnd(limit + 1))).toBe(413);
    },
  );

  it('slows down who changes very much', async () => {
    const { id } = await addEntry(call, 'testimonies', sampleText('testimonies'));
    const limits = new RateLimitRepository(server.database, () => now);
    const { burst, refill } = requestClasses.staff;
    // Creating the entry has consumed one request.
    await limits.consume(await idOf(server, ['media']), requestClasses.staff, burst - 1);
    expect((await call(publishDraft, seen('testimonies', { id, revision: 9 }))).statusCode).toBe(
      429,
    );
    now = new Date(now.getTime() + refill);
    expect((await call(publishDraft, seen('testimonies', { id, revision: 9 }))).statusCode).toBe(
      409,
    );
  });
});

function longestText(kind: ContentKind) {
  const text = sampleText(kind);
  const values = Object.entries(getFields(kind)).flatMap(([name, field]) => {
    if (field.type !== 'line' && field.type !== 'paragraphs' && field.type !== 'rich') return [];
    const { type, maxLength } = field;
    const length = type === 'rich' ? maxLength - toRichText('ä').length + 1 : maxLength;
    const words = 'ä'.repeat(length);
    const long = type === 'rich' ? toRichText(words) : words;
    const translations = languageCodes.map((language) => [language, long]);
    return [[name, isTranslated(field) ? Object.fromEntries(translations) : long] as const];
  });
  return withValues(text, Object.fromEntries(values));
}
