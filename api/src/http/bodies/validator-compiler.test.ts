import { validatorCompilerFor } from './validator-compiler';

const schema = { type: 'string', format: 'past-date' };
const route = { method: 'POST', url: '/', httpPart: 'body' };

it('compiles once for all who go by one clock, and goes by the clock of each', () => {
  const now = () => new Date('2026-01-01T10:00:00Z');
  const later = () => new Date('2027-01-01T10:00:00Z');
  expect(validatorCompilerFor(now)).toBe(validatorCompilerFor(now));
  const accepts = [now, later, now].map((clock) =>
    validatorCompilerFor(clock)({ schema, ...route })('2026-06-01'),
  );
  expect(accepts).toEqual([false, true, false]);
});
