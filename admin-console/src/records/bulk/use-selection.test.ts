import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const order = ['a', 'b', 'c', 'd', 'e'];

function open() {
  const { result } = renderHook(() => useSelection(order));
  return {
    toggle: (id: string, isRange = false) => act(() => result.current.toggle(id, isRange)),
    chosen: () => [...result.current.ids].sort().join(''),
    selection: () => result.current,
  };
}

it('selects a range in either direction, and deselects it again', () => {
  const { toggle, chosen } = open();
  toggle('d');
  toggle('b', true);
  expect(chosen()).toBe('bcd');
  toggle('e', true);
  expect(chosen()).toBe('bcde');
  toggle('c');
  expect(chosen()).toBe('bde');
  toggle('e', true);
  expect(chosen()).toBe('b');
});

it('begins with the record itself where no range has begun', () => {
  const { toggle, chosen } = open();
  toggle('c', true);
  expect(chosen()).toBe('c');
});

it('adds, removes and clears', () => {
  const { selection, chosen } = open();
  act(() => selection().add(['a', 'e', 'x']));
  act(() => selection().remove(['x']));
  expect(chosen()).toBe('ae');
  act(() => selection().clear());
  expect(chosen()).toBe('');
});
