import { directionsAddress } from 'contract/directions';
import type { Thing } from 'contract/structured-data';
import { linesOf } from '../page/lines-of';
import { visitMap } from '../content/generated/visit-map';
import { entryOf } from '../shown-content/page-content';
import { describeChurch } from './describe-church';

/** The church as a place that visitors come to: the way to it, and what is there for whom. */
export function describeVisit(origin: string): readonly Thing[] {
  const amenities = linesOf(entryOf('visit').amenities);
  const place = describeChurch(origin).filter((thing) => thing['@type'] === 'Church');
  return place.map((church) => ({
    ...church,
    hasMap: [directionsAddress(), origin + visitMap.src],
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  }));
}
