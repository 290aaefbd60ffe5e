import { applyChanges, noChanges, withChange } from './live-changes';
import type { LiveChange } from './live-changes';

const person = (_id: string) => ({ _id, name: _id });
const [ruth, jonas, miriam] = [person('ruth'), person('jonas'), person('miriam')] as const;

const after = (...changes: readonly LiveChange[]) => changes.reduce(withChange, noChanges);
const listAfter = (...changes: readonly LiveChange[]) =>
  applyChanges([ruth, jonas], after(...changes));

it('is the list itself while nothing happens', () => {
  const list = [ruth, jonas];
  expect(applyChanges(list, noChanges)).toBe(list);
});

it('puts what arrives at the end, once, and calls it a newcomer until it was seen', () => {
  const arrival: LiveChange = { type: 'arrived', records: [jonas, miriam] };
  expect(listAfter(arrival, arrival)).toEqual([ruth, jonas, miriam]);
  expect([...after(arrival).newcomers]).toEqual(['jonas', 'miriam']);
  const seen: LiveChange = { type: 'newcomers-seen', records: [jonas] };
  expect([...after(arrival, seen).newcomers]).toEqual(['miriam']);
});

it('calls no newcomer what was added here, whether the server tells of it before or after', () => {
  const added: LiveChange = { type: 'added', record: miriam };
  const arrival: LiveChange = { type: 'arrived', records: [miriam] };
  for (const order of [
    [added, arrival],
    [arrival, added],
  ]) {
    expect(listAfter(...order)).toEqual([ruth, jonas, miriam]);
    expect(after(...order).newcomers.size).toBe(0);
  }
});

it('replaces a record in its place, until the list is read again', () => {
  const renamed = { ...ruth, name: 'Ruth B.' };
  const replaced: LiveChange = { type: 'replaced', records: [renamed] };
  expect(listAfter(replaced)).toEqual([renamed, jonas]);
  expect(after(replaced, { type: 'read-again', records: [] }).replaced.size).toBe(0);
});
