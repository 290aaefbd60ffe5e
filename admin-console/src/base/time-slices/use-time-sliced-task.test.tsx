import { Component, Suspense, use, useCallback } from 'react';
import type { PropsWithChildren } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { TimeSlicedTask } from './time-sliced-task';
import { useTimeSlicedTask } from './use-time-sliced-task';

/** Work that takes more than one slice on the mocked clock. */
function* shout(word: string): TimeSlicedTask<string> {
  for (let step = 0; step < 9; step += 1) yield;
  onEnd();
  return word.toUpperCase();
}
let onEnd = () => {};

/** Content that suspends until it is ready. */
const drawn = new Map<string, Promise<string>>();

function Result({ of }: { readonly of: string }) {
  const text = drawn.get(of);
  return <p>{text ? use(text) : of}</p>;
}

function Shown({ word }: { readonly word: string }) {
  const { result, isPending } = useTimeSlicedTask(useCallback(() => shout(word), [word]));
  return (
    <>
      <p>{isPending ? 'at work' : 'at rest'}</p>
      {result === undefined ? <p>nothing yet</p> : <Result of={result} />}
    </>
  );
}

const show = (word: string) => (
  <Suspense fallback={<p>blank</p>}>
    <Shown word={word} />
  </Suspense>
);

const texts = () => screen.getAllByText(/./).map(({ textContent }) => textContent);

let time = 0;
beforeEach(() => {
  // The clock advances 5 ms each time it is read, so a slice is three steps.
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  drawn.clear();
  onEnd = () => {};
});

it('shows what came of the work, and keeps it until there is something newer', async () => {
  const { rerender } = render(show('a'));
  expect(texts()).toEqual(['at work', 'nothing yet']);
  expect(await screen.findByText('A')).toBeVisible();
  rerender(show('b'));
  expect(texts()).toEqual(['at work', 'A']);
  expect(await screen.findByText('B')).toBeVisible();
  expect(texts()).toEqual(['at rest', 'B']);
});

it('draws a result beside what is shown, which stays in use until it is drawn', async () => {
  let finishDrawing = (_text: string) => {};
  drawn.set('A', new Promise((resolve) => (finishDrawing = resolve)));
  const ended = new Promise<void>((resolve) => (onEnd = resolve));
  render(show('a'));
  await act(() => ended);
  // An urgent update would show a blank fallback meanwhile.
  expect(texts()).toEqual(['at work', 'nothing yet']);
  await act(async () => finishDrawing('A, drawn'));
  expect(texts()).toEqual(['at rest', 'A, drawn']);
});

class Boundary extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render = () => (this.state.hasFailed ? <p>caught</p> : this.props.children);
}

it('hands a fault in the work to the error boundary, where it would be waited for for ever', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const planted = new TypeError('planted');
  onEnd = () => {
    throw planted;
  };
  render(<Boundary>{show('a')}</Boundary>);
  expect(texts()).toEqual(['at work', 'nothing yet']);
  expect(await screen.findByText('caught')).toBeVisible();
  expect(log.mock.calls.flat().filter((word) => word === planted)).toHaveLength(1);
});
