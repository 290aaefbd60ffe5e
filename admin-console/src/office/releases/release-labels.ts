import { locale } from 'contract/language';
import type { CanaryComparison, ReleasedBy, ReleasedVersion } from 'contract/release-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { releasesTexts } from './releases.texts';

const whole = new Intl.NumberFormat(locale);
const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat(locale, { style: 'percent' });

type Counts = Pick<ReleasedVersion, 'visits' | 'faulty'>;

/** What releases are described with, in the reader's language. */
export const releaseLabels = {
  count: (count: number) => whole.format(count),
  /** @param share in percent */
  share: (share: number) => percent.format(share / 100),
  /** Faulty visits of a thousand; undefined without a visit. */
  faultRate: ({ visits, faulty }: Counts) =>
    visits === 0 ? undefined : oneDecimal.format((faulty * 1000) / visits),
  time: (at: string) => innsbruckTime(at) ?? at,
  person({ kind, name }: ReleasedBy): string {
    const { nobody, operator, rule } = releasesTexts.facts;
    if (kind === 'rule') return rule;
    if (name === null) return nobody;
    return kind === 'operator' ? operator(name) : name;
  },
  comparison({ canary, stable }: CanaryComparison): string {
    const { counts, of } = releasesTexts.comparison;
    const say = ({ visits, faulty }: Counts) => of(whole.format(faulty), whole.format(visits));
    return counts(say(canary), say(stable));
  },
};
