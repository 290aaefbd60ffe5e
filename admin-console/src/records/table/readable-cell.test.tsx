import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ReadableCell } from './readable-cell';
import { WholeTextContext } from './whole-text-dialog';

const text = 'A question about the parking';

/** Renders the cell of a column with room for 100 pixels. */
function renderCell(textWidth: number) {
  let tell: () => void = () => undefined;
  class FakeObserver {
    constructor(callback: () => void) {
      tell = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { ResizeObserver: FakeObserver });
  const element = document.createElement('div');
  for (const [name, value] of [
    ['scrollWidth', textWidth],
    ['clientWidth', 100],
  ] as const)
    Object.defineProperty(element, name, { value });
  const cell = {
    api: { getCellElement: () => element },
    id: 0,
    field: 'subject',
    formattedValue: text,
    colDef: { headerName: 'Subject' },
  } as unknown as ComponentProps<typeof ReadableCell>;
  const showWholeText = jest.fn();
  render(
    <WholeTextContext value={showWholeText}>
      <ReadableCell {...cell} />
    </WholeTextContext>,
  );
  act(tell);
  return showWholeText;
}

afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

it('shows a text that fits as it is', () => {
  renderCell(100);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('makes a text that does not fit a button that shows all of it', async () => {
  const showWholeText = renderCell(101);
  await userEvent.click(screen.getByRole('button', { name: text }));
  expect(showWholeText).toHaveBeenCalledWith({ title: 'Subject', text });
});
