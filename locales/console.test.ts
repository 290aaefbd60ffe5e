import { profileBody, profileImage } from 'contract/profile';
import { submissionNames, submissions } from 'contract/submissions';
import { choiceTexts } from './de/contract/records/choice.texts';
import { fieldTexts } from './de/contract/records/field.texts';
import { gridTexts } from './de/admin-console/records/table/grid-locale.texts';

const kinds = [
  ...submissionNames.map((name) => [name, submissions[name].body.properties] as const),
  ['profiles', profileBody.properties] as const,
];

describe.each(kinds)('the table of %s', (_name, properties) => {
  it('has German headers, of which no two are the same', () => {
    const headers = Object.keys(properties).map((field) => fieldTexts.get(field));
    expect(headers).not.toContain(undefined);
    expect(new Set(headers).size).toBe(headers.length);
  });

  it('has a German word for each value that is chosen from a list', () => {
    for (const [field, schema] of Object.entries<object>(properties)) {
      const known = Object.keys(choiceTexts[field] ?? {});
      if ('enum' in schema) expect(known).toEqual(schema.enum);
    }
  });
});

it('names in German what a record has beside its form', () => {
  const others = [profileImage.field, 'createdAt', 'updatedAt', 'isAdmin'];
  expect(others.filter((field) => !fieldTexts.has(field))).toEqual([]);
});

it("keeps MUI's German where the console has no words of its own", () => {
  expect(gridTexts.columnMenuLabel).toBe('Menü');
  expect(gridTexts.columnMenuHideColumn).toBe('Spalte ausblenden');
});
