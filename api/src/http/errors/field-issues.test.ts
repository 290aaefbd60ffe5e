import { findIssues, summarize } from './field-issues';

it.each([
  ['minister', 'Please fill in the answer about being a minister.'],
  ['parentsNames', 'Please fill in the parents’ names.'],
  ['childName', 'Please fill in the child’s name.'],
  ['babyName', 'Please fill in the baby’s name.'],
  ['weddingDate', 'Please fill in the wedding date.'],
])('calls the field %s what people call it', (missingProperty, said) => {
  const issues = findIssues([
    { instancePath: '', keyword: 'required', params: { missingProperty } },
  ]);
  expect(issues).toEqual([{ path: missingProperty, message: said }]);
  expect(summarize(issues)).toBe(said);
});
