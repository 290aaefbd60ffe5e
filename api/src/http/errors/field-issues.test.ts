import { findIssues, summarize } from './field-issues';

it.each([
  ['parentsNames', 'Please fill in the parents’ names.'],
  ['childName', 'Please fill in the child’s name.'],
])('calls the field %s what people call it', (missingProperty, said) => {
  const issues = findIssues([
    { instancePath: '', keyword: 'required', params: { missingProperty } },
  ]);
  expect(issues).toEqual([{ path: missingProperty, message: said, code: 'missing' }]);
  expect(summarize(issues)).toBe(said);
});

it('says how much of a text is too much, and as a whole also of which', () => {
  const fault = { instancePath: '/message', keyword: 'maxLength', params: { limit: 5000 } };
  const said = (length: number) => {
    const issues = findIssues([{ ...fault, data: 'x'.repeat(length) }]);
    return [issues[0]?.message, summarize(issues)];
  };
  expect(said(6012)).toEqual([
    '1012 characters too many.',
    'Please shorten the message: 1012 characters too many.',
  ]);
  expect(said(5001)[0]).toBe('1 character too many.');
});

const email = { parentSchema: { format: 'email' }, data: 'a' };

it.each<[object, object]>([
  [{ keyword: 'minLength', params: { limit: 1 } }, { code: 'missing' }],
  [{ keyword: 'minLength', params: { limit: 8 }, data: '' }, { code: 'missing' }],
  [
    { keyword: 'minLength', params: { limit: 8 }, data: 'abc' },
    { code: 'too-short', params: { limit: 8 } },
  ],
  [
    { keyword: 'maxLength', params: { limit: 200 }, data: 'a'.repeat(212) },
    { code: 'too-many-characters', params: { excess: 12 } },
  ],
  [
    { keyword: 'minimum', params: { limit: 0.01 } },
    { code: 'too-low', params: { limit: 0.01 } },
  ],
  [
    { keyword: 'maximum', params: { limit: 9 } },
    { code: 'too-high', params: { limit: 9 } },
  ],
  [{ keyword: 'enum', params: { allowedValues: ['A'] } }, { code: 'not-listed' }],
  [{ keyword: 'multipleOf', params: { multipleOf: 0.01 } }, { code: 'too-many-decimals' }],
  [{ keyword: 'format', params: { format: 'email' } }, { code: 'no-email' }],
  [{ keyword: 'minLength', params: { limit: 3 }, ...email }, { code: 'no-email' }],
  [{ keyword: 'format', params: { format: 'draft-date' } }, { code: 'no-date' }],
  [{ keyword: 'format', params: { format: 'draft-media' } }, { code: 'not-listed' }],
  [{ keyword: 'type', params: { type: 'number' } }, { code: 'no-number' }],
  [{ keyword: 'type', params: { type: 'integer' } }, { code: 'no-whole-number' }],
  [{ keyword: 'type', params: { type: 'string' } }, { code: 'no-text' }],
])('names the fault %j by its code and limit', (fault, reason) => {
  const found = findIssues([{ instancePath: '/email', keyword: '', params: {}, ...fault }]);
  expect(found).toEqual([{ path: 'email', message: expect.any(String), ...reason }]);
});
