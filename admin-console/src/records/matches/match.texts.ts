import type { MatchReason } from 'contract/record-traits';

interface MatchTexts {
  readonly possible: string;
  readonly household: string;
  readonly count: (count: number) => string;
  readonly show: (what: string, name: string) => string;
  readonly title: (name: string) => string;
  readonly reasons: Readonly<Record<MatchReason, string>>;
  readonly open: string;
  readonly close: string;
  readonly nameless: string;
  readonly readNumbersAs: string;
  readonly noCountry: string;
}

export const matchTexts: MatchTexts = {
  possible: 'Possible match',
  household: 'Same phone, different name',
  count: (count) => `${count} Possible matches`,
  show: (what, name) => `${what}: ${name}`,
  title: (name) => `Possible matches for ${name}`,
  reasons: {
    email: 'Same e-mail',
    phone: 'Same phone',
    name: 'Same name',
    couple: 'Same couple',
    household: 'Same phone, different name',
  },
  open: 'Open',
  close: 'Close',
  nameless: 'a record without a name',
  readNumbersAs: 'Phone numbers without a country code are from:',
  noCountry: 'Not known',
};
