import { submissionNames, submissions } from 'contract/submissions';
import type { BodySchema } from 'contract/field';
import { sampleBody } from './sample-bodies';
import { judgeForm, judgeJson } from './body-oracle';

describe.each(submissionNames)('what it says of %s', (name) => {
  const schema: BodySchema = submissions[name].body;
  const body = sampleBody(name);

  it('is good of what somebody may send, as JSON and as a form', () => {
    expect(judgeJson(schema, JSON.stringify(body))).toBe('good');
    const typed = Object.entries(body).map(([field, value]) => [field, String(value)]);
    expect(judgeForm(schema, Object.fromEntries(typed))).toBe('good');
  });

  it('is bad where a required field is missing, and good where another is', () => {
    const verdicts = Object.keys(body).map((field) => {
      const { [field]: _left, ...rest } = body;
      return [field, judgeJson(schema, JSON.stringify(rest))];
    });
    const expected = Object.keys(body).map((field) => [
      field,
      schema.required.includes(field) ? 'bad' : 'good',
    ]);
    expect(verdicts).toEqual(expected);
  });
});
