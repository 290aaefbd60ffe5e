import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  joinPersons,
  partPerson,
  separatePersons,
  undoPersonChange,
} from 'contract/person-requests';
import type { PersonChange } from 'contract/persons';
import { getRights } from '../../auth/access/route-access';
import { changedMeanwhile, notFound } from '../../http/errors/http-error';
import { serveChange } from '../../http/serve';
import type { Tables } from '../../storage/tables/tables';
import { HouseholdChanges } from '../households/household-changes';
import { lockPersons } from '../lock-persons';
import { PersonChangeReader } from '../changes/person-change-reader';
import { readPersonHeads } from '../households/person-heads';
import { ChangeablePersons } from './changeable-persons';
import { PersonChangeRepository } from '../changes/person-change-repository';
import { PersonChangeUndo } from '../changes/person-change-undo';
import { findStandingChange } from '../changes/standing-change';

/** Staff join persons, part records from them, keep them apart, and undo each of these. */
export function servePersonChanges(app: FastifyInstance): void {
  const changesIn = (transaction: Transaction<Tables>) =>
    new PersonChangeRepository(transaction, app.now, app.makeId);

  serveChange(app, joinPersons, async ({ transaction, request, body, staff, note }) => {
    await lockPersons(transaction);
    const changeable = new ChangeablePersons(transaction, getRights(request));
    const ids = await changeable.check(body.persons);
    const [into = '', ...from] = ids;
    const id = await changesIn(transaction).join(into, from, { adminId: staff._id });
    const [person] = await readPersonHeads(transaction, changeable.readKinds, [into]);
    const change = await readChange(transaction, changeable, id);
    if (person === undefined || change === undefined) throw changedMeanwhile();
    await new HouseholdChanges(transaction).announce([into]);
    await note({ subjects: [...ids], details: { change: id } });
    return { change, person };
  });

  serveChange(app, separatePersons, async ({ transaction, request, body, staff, note }) => {
    await lockPersons(transaction);
    const changeable = new ChangeablePersons(transaction, getRights(request));
    const ids = await changeable.check(body.persons);
    const id = await changesIn(transaction).keepApart(ids, { adminId: staff._id });
    const change = await readChange(transaction, changeable, id);
    if (change === undefined) throw changedMeanwhile();
    await new HouseholdChanges(transaction).announce(ids);
    await note({ subjects: [...ids], details: { change: id } });
    return { change };
  });

  serveChange(app, partPerson, async ({ transaction, request, id, body, staff, note }) => {
    await lockPersons(transaction);
    const changeable = new ChangeablePersons(transaction, getRights(request));
    await changeable.checkParted({ _id: id, version: body.seenVersion }, body.records);
    const author = { adminId: staff._id };
    const made = await changesIn(transaction).part(id, body.records, author);
    const ids = [id, made.parted];
    const [person, parted] = await readPersonHeads(transaction, changeable.readKinds, ids);
    const change = await readChange(transaction, changeable, made.change);
    if (person === undefined || parted === undefined || change === undefined)
      throw changedMeanwhile();
    await new HouseholdChanges(transaction).announce(ids);
    await note({ subjects: ids, details: { change: made.change } });
    return { change, person, parted };
  });

  serveChange(app, undoPersonChange, async ({ transaction, request, id, note }) => {
    await lockPersons(transaction);
    const changeable = new ChangeablePersons(transaction, getRights(request));
    const changes = changesIn(transaction);
    const change = await findStandingChange(transaction, id);
    if (change === undefined) throw notFound();
    changeable.checkSides(change.sides);
    const undo = new PersonChangeUndo(transaction, app.now, app.makeId);
    if (!(await undo.undo(change))) throw changedMeanwhile();
    const persons = await changes.listPersons(change.sides.flat().map(({ _id }) => _id));
    await new HouseholdChanges(transaction).announce(persons);
    await note({ subjects: [...persons], details: { change: id } });
    return { persons: [...(await readPersonHeads(transaction, changeable.readKinds, persons))] };
  });
}

const readChange = async (
  transaction: Transaction<Tables>,
  { readKinds }: ChangeablePersons,
  id: string,
): Promise<PersonChange | undefined> =>
  (await new PersonChangeReader(transaction, readKinds).read([id])).get(id);
