import { submissions } from 'contract/submissions';
import { choiceTexts } from 'contract/records/choice.texts';
import { formatFieldValue } from './format-field-value';

it.each([
  ['requestType', 'counseling', 'Counselling'],
  ['requestType', 'financial', 'Financial help'],
  ['requestType', 'others', 'Something else'],
  ['category', 'other', 'Other'],
  ['amount', 50, '€50'],
  ['amount', 1234.5, '€1,234.50'],
  ['isAdmin', false, 'No'],
  ['category', 'something else', 'something else'],
  ['category', 'constructor', 'constructor'],
  ['constructor', 'name', 'name'],
  ['amount', 'fifty', 'fifty'],
  ['phone', '+43 512 1', '+43 512 1'],
])('reads the %s %j as %j', (field, value, text) => {
  expect(formatFieldValue(field, value)).toBe(text);
});

it('has words for every value that a request and a welfare form can send', () => {
  const { requestType } = submissions.request.body.properties;
  const { category } = submissions.welfare.body.properties;
  expect(Object.keys(choiceTexts['requestType'] ?? {})).toEqual([...requestType.enum]);
  expect(Object.keys(choiceTexts['category'] ?? {})).toEqual([...category.enum]);
});
