import type { RecordOfPerson } from 'contract/person-requests';
import type { RecordKind } from 'contract/review';
import { RecordOriginRepository } from '../../review/record-entries/record-origin-repository';
import { ReviewRepository } from '../../review/reviews/review-repository';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { groupByKind } from '../../storage/records/group-by-kind';
import { RecordRepository, splitIntoBatches } from '../../storage/records/record-repository';
import { ConsentRepository } from '../../submissions/consent/consent-repository';

/** Reads records with what the page of a person shows of each, in the same order. Those that are gone are left out. */
export async function readEntries(
  { database, now }: { readonly database: Database; readonly now: Clock },
  places: readonly { readonly kind: RecordKind; readonly _id: string }[],
): Promise<readonly RecordOfPerson[]> {
  const found = new Map<string, RecordOfPerson>();
  for (const [kind, own] of groupByKind(places))
    for (const ids of splitIntoBatches(own.map(({ _id }) => _id))) {
      const records = await new RecordRepository(database).read(kind, ids);
      const reviews = await new ReviewRepository(database, now).find(kind, ids);
      const consents = await new ConsentRepository(database).read(ids);
      const origins = await new RecordOriginRepository(database).find(ids);
      for (const record of records) {
        const { _id } = record;
        const [review, consent, origin] = [reviews.get(_id), consents.get(_id), origins.get(_id)];
        found.set(_id, {
          ...{ kind, record },
          ...(review && { review }),
          ...(consent && { consent }),
          ...(origin && { origin }),
        });
      }
    }
  return places.flatMap(({ _id }) => found.get(_id) ?? []);
}
