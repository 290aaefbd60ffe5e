import { addNotDuplicates, mergeRecords, undoMerge } from 'contract/review-requests';
import type { MergeResult } from 'contract/review-requests';
import type { SubmissionName } from 'contract/submissions';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInStaff, send, versionOf } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';
import { RecordRepository } from '../../storage/records/record-repository';
import { LinkRepository, listUnlinked } from './link-repository';
import { PersonIndexer } from './person-indexer';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });

  const run = () => server.app.personIndexer.run();
  /** The persons of records as letters, in the order of the records. */
  const persons = async (...records: readonly { readonly _id: string }[]) => {
    await run();
    const rows = await server.database.selectFrom('person_records').selectAll().execute();
    const ids = records.map(({ _id }) => rows.find((row) => row.record_id === _id)?.person_id);
    const distinct = [...new Set(ids)];
    return ids.map((id) => (id === undefined ? '-' : 'ABCDEF'[distinct.indexOf(id)])).join('');
  };
  const matches = async () => {
    const rows = await server.database
      .selectFrom('person_matches')
      .select(['reasons', 'strength'])
      .orderBy('strength', 'desc')
      .execute();
    return rows.map(({ reasons }) => reasons);
  };
  /** Sends a form: that with a telephone number where one is given. */
  const submit = (
    [name, email, phone]: readonly [name: string, email: string, phone?: string],
    kind: SubmissionName = phone === undefined ? 'contact' : 'welfare',
  ) => {
    const person = kind === 'firstTimer' || kind === 'enquiry' ? { fullName: name } : { name };
    return send(server, kind, { ...person, email, ...(phone !== undefined && { phone }) });
  };
  const ruth = ['Ruth Berger', 'ruth@example.org', '+43 664 1111111'] as const;

  /** Adds a profile as if its owner had opened the mailed link. */
  const addProfile = async (fullName: string, email: string, isConfirmed = true) => {
    const _id = server.app.makeId();
    const at = new Date().toISOString();
    const body = { fullName, email, phone: '+43 664 9999999', address: 'Hofgasse 1, Innsbruck' };
    await server.database
      .insertInto('profiles')
      .values({
        ...{ id: _id, created_at: at, updated_at: at, version: 0, quarantine: null },
        ...{ body: JSON.stringify(body), email, password_hash: '', is_admin: 0 },
        email_confirmed_at: isConfirmed ? at : null,
      })
      .execute();
    return { _id };
  };

  it('looks again at a profile whose address was confirmed while it was looked at', async () => {
    await addProfile('Ruth Berger', 'ruth@example.org', false);
    const rows = await listUnlinked(server.database, 'profiles', 0, 10);
    const profiles = () => server.database.updateTable('profiles');
    await profiles().set({ email_confirmed_at: '2026-03-01T10:00:00.000Z' }).execute();
    const mark = () =>
      server.database
        .transaction()
        .execute((transaction) => new LinkRepository(transaction).mark('profiles', rows));
    expect([...(await mark())]).toEqual([]);
    await profiles().set({ email_confirmed_at: null }).execute();
    expect([...(await mark())]).toEqual(rows.map(({ id }) => id));
  });

  it('joins records with the same phone and name, or the same whole key, across sections', async () => {
    const one = await submit(ruth);
    const two = await submit(['berger, RUTH', 'other@example.org', '0664 1111111'], 'firstTimer');
    const three = await submit(['Ben Auer', 'ben@example.org']);
    const four = await submit(['ben auer', 'BEN@example.org'], 'enquiry');
    const five = await submit(['Ruth Berger', 'else@example.org', '+43 664 2222222']);
    expect(await persons(one, two, three, four, five)).toBe('AABBC');
    expect(
      JSON.stringify(await server.database.selectFrom('person_traits').select('value').execute()),
    ).not.toMatch(/ruth|berger|664/i);
  });

  it('joins what shares an address that a profile confirmed, unless two names share it', async () => {
    const profile = await addProfile('Ruth Berger', 'ruth@example.org');
    const short = await submit(['Ruth', 'ruth@example.org']);
    expect(await persons(profile, short)).toBe('AA');
    const child = await submit(['Lea Berger', 'ruth@example.org']);
    const vague = await submit(['Berger', 'ruth@example.org', '+43 664 3333333']);
    const full = await submit(['Ruth Berger', 'ruth@example.org', '+43 664 4444444']);
    expect(await persons(profile, short, child, vague, full)).toBe('AABCA');
    expect(await matches()).toContain('email');
  });

  it('waits until an address is confirmed', async () => {
    const profile = await addProfile('Ruth Berger', 'ruth@example.org', false);
    const sent = await submit(['Ruth Berger', 'ruth@example.org']);
    expect(await persons(profile, sent)).toBe('AB');
    expect(await matches()).toEqual(['email,name']);
    await server.database
      .updateTable('profiles')
      .set({ email_confirmed_at: new Date().toISOString(), linked_version: -1 })
      .execute();
    expect(await persons(profile, sent)).toBe('AA');
  });

  it('proposes what shares an address or a name, and not what shares only a phone', async () => {
    await submit(ruth);
    await submit(['Lea Berger', 'lea@example.org', '+43 664 1111111']);
    await run();
    expect(await matches()).toEqual([]);
    await submit(['Ruth Berger', 'r@example.org']);
    await submit(['R. B.', 'ruth@example.org']);
    await run();
    expect(await matches()).toEqual(['email', 'name']);
  });

  it('keeps the person of a record that changes, and joins what it now shows to be one', async () => {
    const one = await submit(ruth);
    const two = await submit(['Ruth Berger', 'two@example.org', '+43 664 2222222']);
    expect(await persons(one, two)).toBe('AB');
    const first = await server.database
      .selectFrom('persons')
      .innerJoin('person_records', 'person_id', 'id')
      .select(['id', 'version'])
      .where('record_id', '=', one._id)
      .executeTakeFirstOrThrow();
    await new RecordRepository(server.database).change(
      'welfare',
      { id: two._id, version: 0 },
      { body: JSON.stringify({ ...two, phone: '0664 1111111' }) },
    );
    expect(await persons(one, two)).toBe('AA');
    const [change] = await server.database.selectFrom('person_changes').selectAll().execute();
    expect(change).toMatchObject({ what: 'join', reason: 'phone-and-name', admin_id: null });
    expect(await server.database.selectFrom('persons').select(['id', 'version']).execute()).toEqual(
      [{ ...first, version: first.version + 1 }],
    );
  });

  it.each(['before', 'after'])(
    'follows a merge %s the first look, and its undoing',
    async (when) => {
      const call = await logInStaff(server);
      const one = await submit(ruth);
      const two = await submit(['Rosa Maria', 'rosa@example.org', '+43 664 5555555']);
      if (when === 'after') expect(await persons(one, two)).toBe('AB');
      const choice = { survivor: versionOf(one), merged: [versionOf(two)], values: {} };
      const { merge } = (
        await call(mergeRecords, { kind: 'welfare', body: choice })
      ).json<MergeResult>();
      expect(await persons(one, two)).toBe('AA');
      const third = await submit(['rosa maria', 'r@example.org', '0664 5555555']);
      expect(await persons(one, two, third)).toBe('AAA');
      await call(undoMerge, { kind: 'welfare', id: merge._id });
      expect(await persons(one, two, third)).toBe('ABB');
    },
  );

  it('never joins across pairs that staff marked as no duplicates, until one changes', async () => {
    const call = await logInStaff(server);
    const one = await submit(ruth);
    const two = await submit(['Ruth Berger', 'two@example.org', '+43 664 2222222']);
    await run();
    const records = [versionOf(one), versionOf(two)];
    await call(addNotDuplicates, { kind: 'welfare', body: { records } });
    const third = await submit(ruth);
    const both = { ...two, phone: '0664 1111111' };
    const change = (version: number) =>
      new RecordRepository(server.database).change(
        'welfare',
        { id: two._id, version },
        { body: JSON.stringify(both) },
      );
    await change(0);
    await server.database.updateTable('kept_pairs').set({ second_version: 1 }).execute();
    // The third one shows that both are one, which staff denied: it is for them to decide.
    expect(await persons(one, two, third)).toBe('ABC');
    expect(await matches()).toContain('phone,name');
    await change(1);
    expect(await persons(one, two, third)).toBe('AAA');
  });

  it('leaves out what waits in quarantine until it is released', async () => {
    const record = await submit(ruth);
    const hold = (quarantine: string | null) =>
      server.database.updateTable('submissions').set({ quarantine }).execute();
    await hold('links');
    expect(await persons(record)).toBe('-');
    await hold(null);
    expect(await persons(record)).toBe('A');
  });

  it('links each record once, also while other processes do', async () => {
    const { _id } = await submit(ruth);
    const { seq: _seq, ...values } = await server.database
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 450 }, (_, index) => ({ ...values, id: `copy-${index}` }));
    await server.database.insertInto('submissions').values(copies).execute();
    await Promise.all([run(), new PersonIndexer(server.app).run()]);
    await run();
    const links = await server.database.selectFrom('person_records').selectAll().execute();
    expect(links).toHaveLength(451);
    expect(new Set(links.map(({ person_id }) => person_id)).size).toBe(1);
    expect(await server.database.selectFrom('persons').select('id').execute()).toHaveLength(1);
  });
});
