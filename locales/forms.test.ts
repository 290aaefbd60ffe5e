import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { submissionNames } from 'contract/submissions';
import type { FormLabels } from 'shared-ui/form-definition';

const folder = 'public-site/src/forms/definitions';
const forms = readdirSync(join(__dirname, '..', folder)).filter((file) =>
  file.endsWith('.texts.ts'),
);

const load = async (path: string): Promise<FormLabels> =>
  ((await import(path)) as { readonly labels: FormLabels }).labels;
const english = (file: string) => load(join(__dirname, '..', folder, file));
const german = (file: string) => load(join(__dirname, 'de/public-site/forms/definitions', file));

/**
 * The path of every text, such as `fields.email.label`. The messages for an empty field may differ between languages.
 */
const placesIn = (texts: object, at = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    if (name === 'whenEmpty') return [];
    return typeof text === 'object' && text !== null
      ? placesIn(text, `${at}${name}.`)
      : [at + name];
  });

it('finds the labels of every form', () => {
  expect(forms).toHaveLength(submissionNames.length);
});

describe.each(forms)('%s', (file) => {
  it('says in German what it says in English: hints, choices and links in their order', async () => {
    expect(placesIn(await german(file))).toEqual(placesIn(await english(file)));
  });

  it('asks in its own words wherever English does', async () => {
    const { fields } = await german(file);
    const asked = Object.entries((await english(file)).fields).filter(
      ([, field]) => field.whenEmpty,
    );
    expect(asked.filter(([name]) => !fields[name]?.whenEmpty)).toEqual([]);
  });
});
