import type { FastifyInstance } from 'fastify';
import { addNotDuplicates, removeNotDuplicates } from 'contract/review-requests';
import type { RecordVersion } from 'contract/review-requests';
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
    'These are not kept apart any more. Please reload the list.',
  );

/** Staff mark pairs of records as not duplicates and remove the marks. */
export function serveNotDuplicates(app: FastifyInstance): void {
  serveChange(app, addNotDuplicates, async ({ transaction, kind, body, staff, note }) => {
    const { records } = body;
    const subjects = records.map(({ _id }) => _id);
    await lockRecords(transaction, kind, subjects);
    await findCurrent(new RecordRepository(transaction), kind, records);
    const made = { createdAt: app.now().toISOString(), createdBy: staff.email };
    const repository = new NotDuplicatesRepository(transaction);
    const pairs = toPairs(records).map((pair) => ({ _id: app.makeId(), records: pair, ...made }));
    for (const pair of pairs) await repository.keep(kind, pair);
    await note({ subjects, details: { pairs: pairs.length } });
    return { pairs };
  });

  serveChange(app, removeNotDuplicates, async ({ transaction, kind, body, note }) => {
    const subjects = await new NotDuplicatesRepository(transaction).reopen(kind, body.pairs);
    if (subjects.length === 0) throw noPair();
    await note({ subjects, details: { pairs: body.pairs.length } });
    return undefined;
  });
}

const toPairs = (records: readonly RecordVersion[]): RecordVersion[][] =>
  records.flatMap((first, place) => records.slice(place + 1).map((second) => [first, second]));
