import type { FastifyInstance } from 'fastify';
import { addNotDuplicates, removeNotDuplicates } from 'contract/review-requests';
import { HttpError } from '../../http/errors/http-error';
import { serveChange } from '../../http/serve';
import { findCurrent } from '../current-records';
import { lockRecords } from '../../storage/records/lock-records';
import { RecordRepository } from '../../storage/records/record-repository';
import { NotDuplicatesRepository } from './not-duplicates-repository';

const noPair = () =>
  new HttpError(
    404,
    { code: 'no-kept-pair' },
    'These two are not kept as a pair any more. Please reload the list.',
  );

/** Staff mark pairs of records as not duplicates and remove the marks. */
export function serveNotDuplicates(app: FastifyInstance): void {
  serveChange(app, addNotDuplicates, async ({ transaction, kind, body, staff, note }) => {
    const { records } = body;
    const subjects = records.map(({ _id }) => _id);
    await lockRecords(transaction, kind, subjects);
    await findCurrent(new RecordRepository(transaction), kind, records);
    const createdAt = app.now().toISOString();
    const pair = { _id: app.makeId(), records, createdAt, createdBy: staff.email };
    await new NotDuplicatesRepository(transaction).keep(kind, pair);
    await note({ subjects, details: { pair: pair._id } });
    return pair;
  });

  serveChange(app, removeNotDuplicates, async ({ transaction, kind, id, note }) => {
    const subjects = await new NotDuplicatesRepository(transaction).reopen(kind, id);
    if (subjects === undefined) throw noPair();
    await note({ subjects, details: { pair: id } });
    return undefined;
  });
}
