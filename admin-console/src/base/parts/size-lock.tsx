import { Component, createRef } from 'react';
import type { ReactNode } from 'react';

interface SizeLockProps {
  readonly isHeld: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A box that does not grow while `isHeld`, so that nothing below it moves; its content scrolls instead. It is a class
 * because only `getSnapshotBeforeUpdate` runs before the DOM changes.
 */
export class HeightLock extends Component<SizeLockProps> {
  readonly #box = createRef<HTMLDivElement>();

  /** The height in pixels if the hold begins with this update, else null. */
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
