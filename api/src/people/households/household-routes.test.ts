import {
  addHousehold,
  changeHousehold,
  listHouseholdProposals,
  listHouseholds,
  refuseHousehold,
} from 'contract/household-requests';
import type { Household, HouseholdProposals, Households } from 'contract/household-requests';
import { joinPersons, listPersons, listPersonGroups } from 'contract/person-requests';
import type { PersonGroups } from 'contract/person-requests';
import type { ResponseOf } from 'contract/request';
import { bothDatabases } from '../../../testing/databases/databases';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff, send } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

describe.each(bothDatabases)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind });
  let call: StaffCall;
  /** Ids of persons by name. */
  let ids: Readonly<Record<string, string>>;
  beforeEach(async () => {
    call = await logInStaff(server);
    const phone = '+43 512 000003';
    const sent = [
      ['Ada Sample', await send(server, 'firstTimer', { ...visitor('Ada Sample'), phone })],
      ['Ben Sample', await send(server, 'firstTimer', { ...visitor('Ben Sample'), phone })],
      [
        'Cleo Other',
        await send(server, 'welfare', { name: 'Cleo Other', email: 'c@e.org', phone }),
      ],
      ['Dora Else', await send(server, 'firstTimer', visitor('Dora Else'))],
    ] as const;
    await server.app.personIndexer.run();
    const links = await server.database.selectFrom('person_records').selectAll().execute();
    const personOf = (id: string) =>
      links.find(({ record_id }) => record_id === id)?.person_id ?? '';
    ids = Object.fromEntries(sent.map(([name, { _id }]) => [name, personOf(_id)]));
  });
  const visitor = (fullName: string) => {
    const email = `${fullName.replace(' ', '.')}@example.org`;
    return { fullName, email, phone: '+43 512 000004' };
  };
  const idsOf = (...names: readonly string[]) => names.map((name) => ids[name] ?? '');

  const add = (...names: readonly string[]) =>
    call(addHousehold, { body: { persons: idsOf(...names) } });
  const list = async (by = call) => {
    const { households, total } = (await by(listHouseholds)).json<Households>();
    expect(total).toBe(households.length);
    return households.map(({ name, persons }) => [name, persons.map((one) => one.name)]);
  };
  const proposed = async (by = call) => {
    const listed = (await by(listHouseholdProposals)).json<HouseholdProposals>();
    expect(listed.total).toBe(listed.proposals.length);
    return listed.proposals;
  };
  const namesIn = ([proposal]: HouseholdProposals['proposals']) =>
    proposal?.persons.map(({ name }) => name);

  it('proposes those with different names who share something, until staff decide', async () => {
    const proposals = await proposed();
    expect(proposals).toMatchObject([{ reasons: ['phone'] }]);
    expect(namesIn(proposals)).toEqual(['Ada Sample', 'Ben Sample', 'Cleo Other']);
    const persons = idsOf('Ada Sample', 'Ben Sample', 'Cleo Other');
    expect((await call(refuseHousehold, { body: { persons } })).statusCode).toBe(204);
    expect(await proposed()).toEqual([]);
    expect((await add('Ada Sample', 'Ben Sample')).json<Household>()).toMatchObject({
      name: 'Sample',
      persons: [{ household: { name: 'Sample' } }, { name: 'Ben Sample' }],
    });
    expect(await list()).toEqual([['Sample', ['Ada Sample', 'Ben Sample']]]);
  });

  it('keeps that somebody is no household when a person is joined into another one', async () => {
    const refused = idsOf('Ada Sample', 'Ben Sample', 'Cleo Other');
    expect((await call(refuseHousehold, { body: { persons: refused } })).statusCode).toBe(204);
    const { persons: all } = (await call(listPersons)).json<ResponseOf<typeof listPersons>>();
    const persons = idsOf('Dora Else', 'Ben Sample').map((_id) => {
      const { version } = all.find((head) => head._id === _id) ?? {};
      return { _id, version };
    });
    expect((await call(joinPersons, { body: { persons } })).statusCode).toBe(201);
    expect(await proposed()).toEqual([]);
  });

  it('proposes to one person with whom they may live, as far as one may review it', async () => {
    const phone = '+43 512 000004';
    await send(server, 'firstTimer', { ...visitor('Emil Else'), phone });
    const { call: limited } = await logInWith(server, 'welcome-team');
    const proposedTo = async (name: string, by = call) => {
      const [person = ''] = idsOf(name);
      const listed = (await by(listHouseholdProposals, { query: { person } })).json();
      return listed.proposals.map((one: HouseholdProposals['proposals'][number]) => namesIn([one]));
    };
    expect((await proposed()).map((one) => namesIn([one]))).toHaveLength(2);
    expect(await proposedTo('Cleo Other')).toEqual([['Ada Sample', 'Ben Sample', 'Cleo Other']]);
    expect(await proposedTo('Dora Else')).toEqual([['Dora Else', 'Emil Else']]);
    expect(await proposedTo('Ada Sample', limited)).toEqual([['Ada Sample', 'Ben Sample']]);
    expect(await proposedTo('Cleo Other', limited)).toEqual([]);
  });

  it('proposes no hostel', async () => {
    for (let guest = 0; guest < 11; guest++)
      await send(server, 'firstTimer', {
        ...visitor(`Guest${guest} Hostel`),
        phone: '+43 512 000005',
      });
    expect((await proposed()).map((one) => namesIn([one])?.length)).toEqual([3]);
  });

  it('proposes who may join a household', async () => {
    const household = (await add('Ada Sample', 'Ben Sample')).json<Household>();
    const proposals = await proposed();
    expect(proposals).toMatchObject([
      { household: { _id: household._id, version: household.version } },
    ]);
    expect(namesIn(proposals)).toEqual(['Ada Sample', 'Ben Sample', 'Cleo Other']);
  });

  it('takes persons in and out, moves those of another one, and goes with the last but one', async () => {
    const first = (await add('Ada Sample', 'Ben Sample')).json<Household>();
    const second = (await add('Cleo Other', 'Dora Else')).json<Household>();
    const change = (seenVersion: number, ...names: readonly string[]) =>
      call(changeHousehold, { id: first._id, body: { seenVersion, persons: idsOf(...names) } });
    const changed = await change(first.version, 'Ada Sample', 'Cleo Other');
    expect(changed.json()).toMatchObject({
      household: { _id: first._id, version: first.version + 1, name: 'Ada Sample, Cleo Other' },
    });
    expect(await list()).toEqual([['Ada Sample, Cleo Other', ['Ada Sample', 'Cleo Other']]]);
    expect((await change(first.version, 'Ada Sample')).statusCode).toBe(409);
    expect((await change(first.version + 1)).json()).toEqual({ household: null });
    expect(await list()).toEqual([]);
    for (const { _id } of [first, second]) {
      const body = { seenVersion: 1, persons: [] };
      expect((await call(changeHousehold, { id: _id, body })).statusCode).toBe(404);
    }
    expect(await server.database.selectFrom('household_members').selectAll().execute()).toEqual([]);
  });

  it('tells a section of the pairs of a household in it, and of nobody else', async () => {
    await add('Ada Sample', 'Ben Sample', 'Cleo Other');
    const groups = async (kind: 'firstTimer' | 'welfare') =>
      (await call(listPersonGroups, { kind })).json<PersonGroups>().persons;
    expect((await groups('firstTimer')).map(({ _id }) => _id).toSorted()).toEqual(
      idsOf('Ada Sample', 'Ben Sample').toSorted(),
    );
    expect(await groups('welfare')).toEqual([]);
  });

  it('refuses persons of whom one may not read, or only read', async () => {
    const { call: limited } = await logInWith(server, 'welcome-team');
    const body = { persons: idsOf('Ada Sample', 'Cleo Other') };
    const refused = await limited(addHousehold, { body });
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'no-person' }]);
    expect(namesIn(await proposed(limited))).toEqual(['Ada Sample', 'Ben Sample']);
  });

  it('says nothing of persons whom one may not read, and keeps them where they are', async () => {
    const { _id, version } = (await add('Ada Sample', 'Cleo Other')).json<Household>();
    const { call: limited } = await logInWith(server, 'welcome-team');
    expect(await list(limited)).toEqual([]);
    const persons = idsOf('Ada Sample', 'Ben Sample');
    const added = (await limited(addHousehold, { body: { persons } })).json<Household>();
    expect(added).toMatchObject({ _id, name: 'Sample', persons: [{}, {}] });
    // Neither says that the household was there before.
    expect(_id).toMatch(/^.{14}4/);
    expect([0, version, version + 1]).not.toContain(added.version);
    expect(await list(limited)).toEqual([['Sample', ['Ada Sample', 'Ben Sample']]]);
    expect(await list()).toEqual([
      ['Ada Sample, Ben Sample, Cleo Other', ['Ada Sample', 'Ben Sample', 'Cleo Other']],
    ]);
    const body = { persons: [], seenVersion: added.version };
    expect((await limited(changeHousehold, { id: added._id, body })).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });
});
