import { render, screen } from '@testing-library/react';
import { useScrollToCurrentLink } from './scroll-to-current-link';

/** Heights in pixels of the scrolling container, which begins at 0, and of a link. */
const windowHeight = 100;
const linkHeight = 20;

function Navigation({ current }: { readonly current: number }) {
  const navigation = useScrollToCurrentLink();
  return (
    <div ref={navigation} data-testid="navigation">
      {Array.from({ length: 10 }, (_, place) => (
        <a key={place} href="#x" aria-current={place === current ? 'page' : undefined}>
          {place}
        </a>
      ))}
    </div>
  );
}

/** Fakes the layout of the links, which jsdom lacks. */
function layOut(height = linkHeight): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    if (this.tagName !== 'A') return new DOMRect(0, 0, 200, windowHeight);
    const scrolled = this.parentElement?.scrollTop ?? 0;
    return new DOMRect(0, Number(this.textContent) * height - scrolled, 200, height);
  });
}

const scrollTop = () => screen.getByTestId('navigation').scrollTop;

it('shows the current link, whichever it is', () => {
  layOut();
  const { rerender } = render(<Navigation current={9} />);
  expect(scrollTop()).toBe(124);
  rerender(<Navigation current={1} />);
  expect(scrollTop()).toBe(-4);
});

it('leaves what is in view where it is, and what was scrolled by hand', () => {
  layOut();
  const { rerender } = render(<Navigation current={2} />);
  expect(scrollTop()).toBe(0);
  screen.getByTestId('navigation').scrollTop = 90;
  rerender(<Navigation current={2} />);
  expect(scrollTop()).toBe(90);
});

it('does nothing while the links are closed', () => {
  layOut(0);
  render(<Navigation current={9} />);
  expect(scrollTop()).toBe(0);
});
