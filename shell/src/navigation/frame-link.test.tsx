import { fireEvent, render, screen } from '@testing-library/react';
import { FrameLink, NavigateContext } from './frame-link';

const navigate = jest.fn();
const open = () =>
  render(
    <NavigateContext value={navigate}>
      <FrameLink to="/privacy">Privacy</FrameLink>
    </NavigateContext>,
  );

/** Tells whether the link leaves the click to the browser. */
function press(how: MouseEventInit = {}): boolean {
  let isLeft = true;
  const take = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom follows no links and would log an error.
    event.preventDefault();
  };
  document.body.addEventListener('click', take, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }), how);
  return isLeft;
}

it.each([
  ['with another entry of the history', '/', false],
  ['without one where it is shown already', '/privacy', true],
])('goes to its page without leaving the document, %s', (_how, address, replace) => {
  history.replaceState(null, '', address);
  open();
  expect(press()).toBe(false);
  expect(navigate).toHaveBeenLastCalledWith('/privacy', { replace });
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (how) => {
  navigate.mockClear();
  open();
  expect(press(how)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
