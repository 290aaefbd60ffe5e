import type { AdminRecord } from '../../base/model/admin-record';
import { runToEnd } from '../../base/time-slices/time-sliced-task';
import { ArrivingList, findListDuplicates } from './arriving-list';

const ruth = { name: 'Ruth', message: 'a' };
const records = [ruth, { name: 'Jonas' }, { ...ruth, message: 'b' }];

it('finds in a list that arrives in pieces what it finds in the whole', () => {
  const arriving = new ArrivingList(['message']);
  runToEnd(arriving.see(records.slice(0, 1)));
  runToEnd(arriving.see(records));
  const list = [...records];
  arriving.finish(list);
  const steps = findListDuplicates(list, ['message']);
  // Nothing is left to do, so the first step is the last.
  const first = steps.next();
  expect(first.done).toBe(true);
  expect(first.value).toEqual(runToEnd(findListDuplicates([...records], ['message'])));
});

it('knows at once what it found in the first records, whatever comes later', () => {
  const arriving = new ArrivingList(['message']);
  const first = [ruth, { ...ruth, message: 'c' }];
  runToEnd(arriving.see(first));
  arriving.handOn(first);
  const steps = findListDuplicates(first, ['message']);
  const known = steps.next();
  expect(known.done).toBe(true);
  runToEnd(arriving.see([...first, ...records]));
  expect(known.value).toEqual(runToEnd(findListDuplicates([...first], ['message'])));
});

it('leaves out what is no record and what was merged into another', () => {
  const arriving = new ArrivingList([]);
  runToEnd(arriving.see([null, ruth, { ...ruth, mergedInto: 'x' }, 'a']));
  const list = [ruth, { ...ruth, mergedInto: 'x' }];
  arriving.finish(list);
  expect(runToEnd(findListDuplicates(list, []))).toMatchObject({
    uniqueCount: 1,
    duplicateCount: 0,
  });
  expect(runToEnd(findListDuplicates([...list], []))).toMatchObject({
    uniqueCount: 1,
    duplicateCount: 0,
  });
});

it('pauses while it looks through what arrived at once, and says in the timeline what it took', () => {
  const measure = jest.spyOn(performance, 'measure');
  const arriving = new ArrivingList([]);
  const many = Array.from({ length: 2000 }, (_, i) => ({ name: `Person ${i}` }));
  expect([...arriving.see(many)].length).toBeGreaterThan(5);
  arriving.finish(many);
  expect(measure).toHaveBeenCalledWith('duplicates', {
    start: expect.any(Number) as number,
    duration: expect.any(Number) as number,
  });
});

it('keeps the place of every record when another one is merged away', () => {
  const places = (list: readonly AdminRecord[]) =>
    runToEnd(findListDuplicates(list, [])).marked.map(({ position }) => position);
  expect(places(records)).toEqual([0, 1, 2]);
  expect(places([{ ...ruth, mergedInto: 'x' }, ...records.slice(1)])).toEqual([1, 2]);
});
