import { createRowOrder } from './row-order';

const order = createRowOrder();
const show = (...ids: string[]) => order.register(() => ids);

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
