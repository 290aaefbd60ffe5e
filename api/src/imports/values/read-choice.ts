import { foldForSearch } from 'contract/text-folding';
import { choiceLabels } from '../labels/own-labels';

/** What people write for a value, by field, besides the value itself and its label in each language. */
const written: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  minister: {
    Yes: 'y|ja|j|x|1|true|wahr|✓|✔',
    No: 'n|nein|0|false|falsch|-',
  },
  gender: {
    Male: 'm|mann|mannlich|maennlich|man|mr|herr|hr|junge|boy|1',
    Female: 'f|w|frau|weiblich|woman|mrs|ms|miss|fr|madchen|girl|2',
    'Prefer not to say': 'd|divers|x|unbekannt|unknown|keine angabe|k.a.|other|-|0',
  },
  maritalStatus: {
    Single: 'ledig|unverheiratet|never married|s',
    Married: 'verheiratet|vh|verh.|m',
    Other:
      'geschieden|verwitwet|getrennt|divorced|widowed|separated|witwe|witwer|unbekannt|unknown|partnerschaft|eingetragene partnerschaft|verlobt|engaged',
  },
  memberType: {
    Physical: 'vor ort|prasenz|onsite|on site|in person|mitglied|member',
    Online: 'live stream|livestream|zuhause',
  },
};

export type ReadChoice = (text: string) => string | undefined;

const fold = (text: string) => foldForSearch(text).trim();

/** Makes a function that finds the value of a closed list that a text stands for. */
export async function makeChoiceReader(
  field: string,
  values: readonly string[],
): Promise<ReadChoice> {
  const known = new Map<string, string>();
  for (const value of values)
    for (const word of written[field]?.[value]?.split('|') ?? []) known.set(fold(word), value);
  for (const [label, value] of await choiceLabels(field)) known.set(fold(label), value);
  for (const value of values) known.set(fold(value), value);
  const countries = field === 'country' ? countryNames() : undefined;
  return (text) => {
    const folded = fold(text);
    const value = known.get(folded);
    if (value !== undefined && values.includes(value)) return value;
    const code = countries?.get(folded);
    return code === undefined ? undefined : (countryValues[code] ?? 'Other');
  };
}

/** The countries of the list; all others of the world are `Other`. */
const countryValues: Readonly<Record<string, string>> = {
  AT: 'Austria',
  NG: 'Nigeria',
  LR: 'Liberia',
  GB: 'UK',
};

/** The code of each country by its code, and by its name in English and German. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Map([
    ['a', 'AT'],
    ['d', 'DE'],
    ['uk', 'GB'],
    ['england', 'GB'],
    ['schottland', 'GB'],
    ['scotland', 'GB'],
    ['usa', 'US'],
  ]);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  for (const language of ['en', 'de']) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const one of letters)
      for (const other of letters) {
        const name = regions.of(one + other);
        if (name === undefined) continue;
        // A country has its usual code before others.
        for (const known of [name, one + other])
          if (!names.has(fold(known))) names.set(fold(known), one + other);
      }
  }
  return names;
}
