import { bothDatabases } from '../../../testing/databases/databases';
import { send } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const records = 6000;
const people = 1500;

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  it('joins all records after an upgrade, while visitors send theirs', async () => {
    const { _id } = await send(server, 'firstTimer');
    const { seq: _seq, ...values } = await server.database
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: records }, (_, index) => {
      const person = index % people;
      const body = { fullName: `Person Number${person}`, phone: `+43 664 ${1_000_000 + person}` };
      return { ...values, id: `row-${index}`, body: JSON.stringify(body) };
    });
    for (let start = 0; start < records; start += 500)
      await server.database
        .insertInto('submissions')
        .values(rows.slice(start, start + 500) as never)
        .execute();

    let isOver = false;
    const run = server.app.personIndexer.run().then(() => (isOver = true));
    let sentMeanwhile = 0;
    for (; !isOver && sentMeanwhile < 20; sentMeanwhile++)
      await send(server, 'contact', { email: `visitor-${sentMeanwhile}@example.org` });
    expect(isOver).toBe(false);
    await run;
    await server.app.personIndexer.run();

    const count = async (table: 'persons' | 'person_records') =>
      (await server.database.selectFrom(table).selectAll().execute()).length;
    expect(await count('person_records')).toBe(records + sentMeanwhile + 1);
    expect(await count('persons')).toBe(people + sentMeanwhile + 1);
  });
});
