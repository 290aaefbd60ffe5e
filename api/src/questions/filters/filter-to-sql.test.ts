import { makeDatabase } from '../../../testing/databases/databases';
import { filterToSql, filterableRecords } from './filter-to-sql';

it('reads the contacts of a section once, however often a filter asks for them', async () => {
  const { database, remove } = await makeDatabase('sqlite');
  const item = { field: 'contacted', operator: 'isAnyOf', value: ['no'] } as const;
  const filter = Array.from({ length: 20 }, () => item);
  const condition = await filterToSql(database, 'contact', filter, { now: new Date(), me: 'me' });
  const [records, conditions] = [filterableRecords('contact', filter), condition].map(
    (part) => part.compile(database).sql,
  );
  expect(records?.match(/from outreach/g)).toHaveLength(1);
  expect(conditions).not.toContain('outreach');
  await remove();
});
