import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface ScrollAnchorProps {
  /** Content that changes without the reader's doing. All other changes are their own. */
  readonly news: readonly unknown[];
  /** The parts that are read: the one with the focus is kept in place, else the last one. */
  readonly children: ReactNode;
}

interface Place {
  readonly part: Element;
  /** Distance from the top of the window in pixels. */
  readonly top: number;
}

/**
 * Keeps what is read in place when news appears above it, by scrolling the page by as much. The browser's own scroll
 * anchoring holds the first element in the window, which is the one that grows, and does nothing at the page's top. It
 * is a class because only `getSnapshotBeforeUpdate` runs before the DOM changes.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #parts = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ news }: ScrollAnchorProps): Place | null {
    const parts = this.#parts.current;
    if (!parts || news.every((one, place) => one === this.props.news[place])) return null;
    const part = parts.querySelector(':scope > :focus-within') ?? parts.lastElementChild;
    return part && { part, top: part.getBoundingClientRect().top };
  }

  override componentDidUpdate(
    _props: ScrollAnchorProps,
    _state: unknown,
    before: Place | null,
  ): void {
    if (!before?.part.isConnected) return;
    const moved = before.part.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return <div ref={this.#parts}>{this.props.children}</div>;
  }
}
