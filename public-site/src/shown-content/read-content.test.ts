import { pageKindNames, getFields } from 'contract/content-kinds';
import { neededFields, readContent } from './read-content';
import { starterContent } from '../content/starter-content';
import { starterMails } from '../content/starter-content';

const file = JSON.parse(JSON.stringify(starterContent)) as object;

it('reads every kind that pages show', () => {
  const content = readContent(file, pageKindNames);
  expect({ ...content, ...starterMails }).toEqual(starterContent);
});

it('leaves out what was not asked for', () => {
  expect(readContent(file, ['messages'])).toEqual({ messages: starterContent.messages });
});

it.each([
  ['a list', []],
  ['a text', 'programs'],
  ['nothing', null],
  ['another object', { programs: {} }],
  ['an inherited kind', Object.create({ programs: [] }) as object],
  ['an entry that is none', { programs: [null] }],
  ['an entry without an id', { programs: [{ ...starterContent.programs[0], id: undefined }] }],
  ['an entry without a field', { programs: [{ ...starterContent.programs[0], start: undefined }] }],
  ['a field that is no text', { programs: [{ ...starterContent.programs[0], page: 1 }] }],
])('leaves a kind out of %s', (_what, found) => {
  const sent: unknown =
    typeof found === 'object' && found && !Array.isArray(found) && Object.keys(found).length > 0
      ? JSON.parse(JSON.stringify(found))
      : found;
  expect(readContent(sent, ['programs'])).toEqual({});
});

it.each(pageKindNames)('asks of %s what the contract asks of them', (kind) => {
  const required = Object.entries(getFields(kind)).filter(([, field]) => !field.isOptional);
  expect([...neededFields[kind]].sort()).toEqual(required.map(([name]) => name).sort());
});
