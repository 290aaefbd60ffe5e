import type { FastifyInstance } from 'fastify';
import { addBreach, changeBreach, listBreaches } from 'contract/breach-requests';
import { changedMeanwhile, fieldError, notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import { BreachRepository, toDoneSteps, toBreach } from './breach-repository';

/** The register of personal data breaches, which must be reported within 72 hours (Art. 33 and 34 GDPR). */
export function serveBreaches(app: FastifyInstance): void {
  const { now, makeId } = app;
  serve(app, listBreaches, () => new BreachRepository(app.database).list());

  serveChange(app, addBreach, async ({ transaction, body, note }) => {
    const noticed = new Date(body.noticedAt);
    // The negation also refuses an invalid date, whose time is NaN.
    if (!(noticed.getTime() <= now().getTime())) throw notNoticedYet();
    const row = {
      id: makeId(),
      noticed_at: noticed.toISOString(),
      done: '[]',
      note: body.note,
      closed_at: null,
      version: 0,
    };
    await new BreachRepository(transaction).add(row);
    await note({ subjects: [row.id] });
    return toBreach(row);
  });

  serveChange(app, changeBreach, async ({ transaction, id, body, note }) => {
    const repository = new BreachRepository(transaction);
    const row = await repository.find(id);
    if (row === undefined) throw notFound();
    const at = now().toISOString();
    const changed = {
      ...row,
      version: body.seenVersion,
      note: body.note,
      done: JSON.stringify(toDoneSteps(row, body.done, at)),
      closed_at: body.isClosed ? (row.closed_at ?? at) : null,
    };
    if (!(await repository.change(changed))) throw changedMeanwhile();
    await note({ details: { count: body.done.length } });
    return toBreach({ ...changed, version: body.seenVersion + 1 });
  });
}

const notNoticedYet = () =>
  fieldError(
    400,
    { code: 'no-moment' },
    { path: 'noticedAt', message: 'Please give a time that is not in the future.' },
  );
