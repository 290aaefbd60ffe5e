import { createRowOrder } from './row-order';

const order = createRowOrder();
const show = (...ids: string[]) => order.register(() => ids, ids.length);

it('finds the rows around a record, and none beyond the ends of its table', () => {
  const remove = show('a', 'b', 'c');
  const removeOther = show('d');
  expect(order.neighbour('b', 1)).toBe('c');
  expect(order.neighbour('b', -1)).toBe('a');
  expect(order.neighbour('c', 1)).toBeUndefined();
  expect(order.neighbour('d', -1)).toBeUndefined();
  remove();
  removeOther();
});

it('goes on from a record that has left its table to the next one that is still there', () => {
  const remove = show('a', 'b', 'c', 'd');
  order.remember('b');
  remove();
  const removeLater = show('a', 'd');
  order.remember('b');
  expect(order.neighbour('b', 1)).toBe('d');
  expect(order.neighbour('b', -1)).toBe('a');
  expect(order.neighbour('unknown', 1)).toBeUndefined();
  removeLater();
});

it('counts the records of all tables, and tells when they change', () => {
  const listener = jest.fn();
  const unsubscribe = order.subscribe(listener);
  const remove = show('a', 'b');
  const removeOther = show('c');
  expect([order.count(), order.all()]).toEqual([3, ['a', 'b', 'c']]);
  removeOther();
  expect(order.count()).toBe(2);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  remove();
  expect(listener).toHaveBeenCalledTimes(3);
});
