import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { changeOnCall, changeOnCallWeek, getOnCall } from 'contract/on-call-requests';
import type { OnCall } from 'contract/on-call-requests';
import { RoleRepository } from '../../auth/roles/role-repository';
import { changedMeanwhile, HttpError } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { Tables } from '../../storage/tables/tables';
import { OnCallRepository } from './on-call-repository';
import { mondayOf, weeksFrom } from './on-call-rota';
import type { Rota } from './on-call-rota';

const unknownPerson = () =>
  new HttpError(400, { code: 'no-assignee' }, 'Please choose somebody who can log in here.');

/** Staff choose who is told at once of urgent records. */
export function serveOnCall(app: FastifyInstance): void {
  const { database, now } = app;
  serve(app, getOnCall, () => new OnCallRepository(database, now).show());
  serveChange(app, changeOnCall, async ({ transaction, body: { list, seenVersion }, note }) => {
    const changed = await change(transaction, seenVersion, list, (rota) => ({
      ...rota,
      list,
      start: mondayOf(now()),
    }));
    await note({ details: { onCall: list.join(' ') } });
    return changed;
  });
  serveChange(app, changeOnCallWeek, async ({ transaction, body, note }) => {
    const { monday, person, seenVersion } = body;
    if (!weeksFrom(now()).includes(monday)) throw changedMeanwhile();
    const chosen = person === null ? [] : [person];
    const changed = await change(transaction, seenVersion, chosen, ({ changes, ...rota }) => {
      const { [monday]: _former, ...others } = changes;
      return { ...rota, changes: person === null ? others : { ...others, [monday]: person } };
    });
    await note({ details: { onCallWeek: monday, person } });
    return changed;
  });

  /** Changes the rota, if it is the one that was seen and the chosen accounts can log in. */
  async function change(
    transaction: Transaction<Tables>,
    seenVersion: number,
    chosen: readonly string[],
    edit: (rota: Rota) => Rota,
  ): Promise<OnCall> {
    // Of two changes at once, the second reads what the first has written.
    await new RoleRepository(transaction).acquireLock();
    const repository = new OnCallRepository(transaction, now);
    const rota = await repository.read();
    if (rota.version !== seenVersion) throw changedMeanwhile();
    const { people } = await repository.show();
    if (!chosen.every((id) => people.some(({ _id }) => _id === id))) throw unknownPerson();
    await repository.write(edit(rota));
    return repository.show();
  }
}
