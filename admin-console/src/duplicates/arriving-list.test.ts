import type { AdminRecord } from '../records/admin-record';
import { finishWork } from '../slices/sliced-work';
import { ArrivingList, findingsOf } from './arriving-list';

const ruth = { name: 'Ruth', message: 'a' };
const records = [ruth, { name: 'Jonas' }, { ...ruth, message: 'b' }];

it('finds in a list that arrives in pieces what it finds in the whole', () => {
  const arriving = new ArrivingList(['message']);
  arriving.see(records.slice(0, 1));
  arriving.see(records);
  const list = [...records];
  arriving.finish(list);
  const steps = findingsOf(list, ['message']);
  // Nothing is left to do: the first step is the last.
  const first = steps.next();
  expect(first.done).toBe(true);
  expect(first.value).toEqual(finishWork(findingsOf([...records], ['message'])));
});

it('leaves out what is no record and what was merged into another', () => {
  const arriving = new ArrivingList([]);
  arriving.see([null, ruth, { ...ruth, mergedInto: 'x' }, 'a']);
  const list = [ruth, { ...ruth, mergedInto: 'x' }];
  arriving.finish(list);
  expect(finishWork(findingsOf(list, []))).toMatchObject({ uniqueCount: 1, duplicateCount: 0 });
  expect(finishWork(findingsOf([...list], []))).toMatchObject({
    uniqueCount: 1,
    duplicateCount: 0,
  });
});

it('keeps the place of every record when another one is merged away', () => {
  const places = (list: readonly AdminRecord[]) =>
    finishWork(findingsOf(list, [])).marked.map(({ position }) => position);
  expect(places(records)).toEqual([0, 1, 2]);
  expect(places([{ ...ruth, mergedInto: 'x' }, ...records.slice(1)])).toEqual([1, 2]);
});
