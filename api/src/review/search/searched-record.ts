import { getCountry, matchesSearchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { searchedEmail } from 'contract/readable-email';
import { containsWord } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';
import { getFieldRank } from './search-fields';

const escaped = /["\\\u0000-\u001f]/;

type SentFields = Readonly<Record<string, string | number | boolean | object | null>>;

/** A record that may match. Most do not, so the JSON text is folded as a whole first and parsed only if needed. */
export class SearchedRecord {
  private foldedJson: string | undefined;
  private parsed: SentFields | undefined;
  private folded: readonly (readonly [number, string])[] | undefined;

  /** @param json the fields that were sent */
  constructor(
    readonly id: string,
    private readonly json: string,
  ) {}

  /** Returns false only if no field contains the word. */
  mayHold(word: SearchedWord): boolean {
    this.foldedJson ??= foldForSearch(this.json);
    // An encoded domain is decoded before the comparison, so its letters are not in the text.
    return (
      containsWord(this.foldedJson, word) || escaped.test(word[0]) || this.json.includes('xn--')
    );
  }

  hasPhone(searched: PhoneReading): boolean {
    const { phone, country } = this.fields;
    return typeof phone === 'string' && matchesSearchedPhone(searched, phone, getCountry(country));
  }

  /** The folded texts of its fields with the rank of their place, best first. */
  get texts(): readonly (readonly [number, string])[] {
    return (this.folded ??= Object.entries(this.fields)
      .flatMap(([field, value]) => {
        const rank = getFieldRank(field);
        // A field that is still encrypted is no text.
        if (rank === undefined || typeof value === 'object') return [];
        return [[rank, foldForSearch(searchedEmail(String(value)))] as const];
      })
      .sort(([one], [other]) => one - other));
  }

  private get fields(): SentFields {
    return (this.parsed ??= JSON.parse(this.json) as SentFields);
  }
}
