import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import { wordsOfRemovedEvents } from './0046-words-of-removed-events';

it.each(bothDatabases)(
  'forgets all words of removed events but their names, on %s',
  async (kind) => {
    const { database, remove } = await makeDatabase(kind);
    const when = { start: '2026-02-01T10:00', end: '2026-02-01T12:00' };
    const values = { name: { en: 'Praise' }, ...when, place: { en: 'A private address' } };
    const event = { number: 2, at: '2026-01-01T10:00:00.000Z' };
    const text = (told: object) => JSON.stringify({ values: told, shownInEnglish: ['de'] });
    await database
      .insertInto('removed_events')
      .values({ kind: 'programs', entry_id: 'a', ...event, text: text(values) })
      .execute();
    await wordsOfRemovedEvents.up(database);
    const rows = await database.selectFrom('removed_events').selectAll().execute();
    const told = text({ name: { en: 'Praise' }, ...when });
    expect(rows).toEqual([{ kind: 'programs', entry_id: 'a', ...event, text: told }]);
    await remove();
  },
);
