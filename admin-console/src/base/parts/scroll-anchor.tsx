import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface ScrollAnchorProps {
  /** Changes that arrive by themselves. All other changes are the reader's own. */
  readonly news: readonly unknown[];
  /** What is read: the part that has the focus, else the last one. */
  readonly children: ReactNode;
}

interface Place {
  readonly part: Element;
  /** In pixels from the window's edge. */
  readonly top: number;
}

/**
 * Leaves what is read where it is when news makes room for itself above: the page is scrolled by as much. The
 * browser's own anchoring holds the first element in the window, which is the one that grows, and does nothing at
 * the page's top. A class, for React asks nothing else before it changes the page.
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
