import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface SizeLockProps {
  readonly isHeld: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A box that, while it is held, grows no further than it was, so that nothing moves below it: what it has no room
 * for is scrolled to. A class, for React asks nothing else before it changes the page.
 */
export class SizeLock extends Component<SizeLockProps> {
  readonly #box = createRef<HTMLDivElement>();

  /** In pixels; null unless it is held from now on. */
  override getSnapshotBeforeUpdate({ isHeld }: SizeLockProps): number | null {
    return this.props.isHeld && !isHeld ? (this.#box.current?.offsetHeight ?? null) : null;
  }

  override componentDidUpdate(_props: SizeLockProps, _state: unknown, size: number | null): void {
    const box = this.#box.current;
    if (box && size !== null) box.style.maxBlockSize = `${size}px`;
    if (box && !this.props.isHeld) box.style.maxBlockSize = '';
  }

  override render(): ReactNode {
    const { className, children } = this.props;
    return (
      <div ref={this.#box} className={className}>
        {children}
      </div>
    );
  }
}
