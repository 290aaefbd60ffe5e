import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { findListDuplicates } from './arriving-list';
import { findAskedAgain } from './asked-again';

it('finds behind each record the repeats that are not done', () => {
  const named = (name: string, _id: string) => ({ name, _id });
  const records = [
    named('Ruth', 'r1'),
    named('Jonas', 'j1'),
    named('Ruth', 'r2'),
    named('Jonas', 'j2'),
    named('Ruth', 'r3'),
  ];
  const done = new Set<unknown>(['r1', 'j2', 'r3']);
  const findings = runToEnd(findListDuplicates(records, []));
  const found = findAskedAgain(findings, ({ _id }) => !done.has(_id));
  expect([...found.keys()]).toEqual([records[0]]);
  expect(found.get(records[0] ?? {})).toMatchObject([{ position: 2, record: { _id: 'r2' } }]);
});
