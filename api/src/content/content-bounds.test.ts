import {
  contentHistoryEndpoint,
  contentKindEndpoint,
  contentDiscardEndpoint,
  contentPublishEndpoint,
  contentUnpublishEndpoint,
  keptVersions,
} from 'contract/content-api';
import type { EntryHistory, StoredEntries } from 'contract/content-api';
import { contentKindNames, contentKinds, fieldsOf } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { languageCodes } from 'contract/languages';
import { richTextOf } from 'contract/rich-text';
import { addEntry, publishEntry, sampleText, withValues } from '../../testing/content';
import { databaseKinds } from '../../testing/databases';
import { idOf, logInWith } from '../../testing/roles';
import type { StaffCall } from '../../testing/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { RateLimitRepository } from '../rate-limit/rate-limit-repository';
import { contentRateLimit, publicationRateLimit } from '../rate-limit/rate-limits';
import { textBodyLimit } from './content-bodies';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  let server: TestApp;
  let call: StaffCall;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-03-01T10:00:00.000Z');
    server = await makeApp({ databaseKind, now: () => now });
    ({ call } = await logInWith(server, 'media'));
  });
  afterEach(() => server.remove());

  it('takes no more entries than a kind has', async () => {
    const { maxEntries } = contentKinds.testimonies;
    for (let number = 0; number < maxEntries; number += 1)
      await addEntry(call, 'testimonies', sampleText('testimonies'));
    const refused = await call(
      'POST',
      contentKindEndpoint('testimonies'),
      sampleText('testimonies'),
    );
    expect([refused.statusCode, refused.json<object>()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining(`${maxEntries}`) }),
    ]);
    const { entries } = (
      await call('GET', contentKindEndpoint('testimonies'))
    ).json<StoredEntries>();
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
    const rows = numbers.map((number) => ({ ...row, number, text: '{}' }));
    await server.database.insertInto('content_versions').values(rows).execute();
    await call('POST', contentUnpublishEndpoint('testimonies', entry.id), { revision: 2 });
    const history = await call('GET', contentHistoryEndpoint('testimonies', entry.id));
    const { versions } = history.json<EntryHistory>();
    const kept = versions.map(({ number }) => number);
    expect(kept).toHaveLength(keptVersions);
    expect([kept[0], kept.at(-1)]).toEqual([keptVersions + 2, 3]);
  });

  it.each(contentKindNames)(
    'takes the longest text of %s, written at its longest',
    async (kind) => {
      const { headers } = await logInWith(server, 'media', 'treasurer');
      const limit = textBodyLimit(kind);
      const post = async (payload: string) => {
        const url = contentKindEndpoint(kind);
        const json = { ...headers, 'content-type': 'application/json' };
        return (await server.app.inject({ method: 'POST', url, headers: json, payload }))
          .statusCode;
      };
      const text = JSON.stringify(longestText(kind)).replaceAll('ä', '\\u00e4');
      expect(await post(text)).toBe(201);
      expect(await post(text.padEnd(limit))).toBe(201);
      expect(await post(text.padEnd(limit + 1))).toBe(413);
    },
  );

  it.each([
    ['changes drafts', contentDiscardEndpoint, contentRateLimit],
    ['publishes', contentPublishEndpoint, publicationRateLimit],
  ])('slows down who %s very much', async (_deed, endpoint, limit) => {
    const { id } = await addEntry(call, 'testimonies', sampleText('testimonies'));
    const url = endpoint('testimonies', id);
    const limits = new RateLimitRepository(server.database, () => now);
    const used = limit === contentRateLimit ? 1 : 0;
    await limits.draw(await idOf(server, ['media']), limit, limit.burst - used);
    expect((await call('POST', url, { revision: 9 })).statusCode).toBe(429);
    now = new Date(now.getTime() + limit.refill);
    expect((await call('POST', url, { revision: 9 })).statusCode).toBe(409);
  });
});

/** Every text as long as it can be. */
function longestText(kind: ContentKind) {
  const text = sampleText(kind);
  const values = Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    if (!('maxLength' in field)) return [];
    const { type, maxLength } = field;
    const length = type === 'rich' ? maxLength - richTextOf('ä').length + 1 : maxLength;
    const words = 'ä'.repeat(length);
    const long = type === 'rich' ? richTextOf(words) : words;
    return [[name, Object.fromEntries(languageCodes.map((language) => [language, long]))] as const];
  });
  return withValues(text, Object.fromEntries(values));
}
