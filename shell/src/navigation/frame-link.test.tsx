import { fireEvent, render, screen } from '@testing-library/react';
import { FrameLink } from './frame-link';
import { NavigateContext } from './navigation-context';

const follow = jest.fn();
const open = (isCurrent = false) =>
  render(
    <NavigateContext value={follow}>
      <FrameLink to="/privacy" isCurrent={isCurrent}>
        Privacy
      </FrameLink>
    </NavigateContext>,
  );

/** Whether the browser is left to follow the link. */
function press(how: MouseEventInit = {}): boolean {
  let isLeft = true;
  const take = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom follows no links, and says so.
    event.preventDefault();
  };
  document.body.addEventListener('click', take, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Privacy' }), how);
  return isLeft;
}

beforeEach(() => follow.mockClear());

it('goes to its page without leaving the document', () => {
  open();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/privacy');
  expect(press()).toBe(false);
  expect(follow).toHaveBeenCalledWith('/privacy');
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (how) => {
  open();
  expect(press(how)).toBe(true);
  expect(follow).not.toHaveBeenCalled();
});

it('says that it leads to the page that is shown', () => {
  const { unmount } = open(true);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  unmount();
  open();
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});
