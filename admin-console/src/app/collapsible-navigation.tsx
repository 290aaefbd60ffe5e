import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { LineIcon } from '../base/line-icon';
import styles from './collapsible-navigation.module.css';

interface CollapsibleNavigationProps {
  /** Names the navigation and its button; shown above the links with `hasHeading`. */
  readonly title: string;
  /** An SVG path of 24 units. */
  readonly icon: string;
  readonly hasHeading?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the sidebar. On small screens a button opens its links over the page; they close after a choice, on Escape,
 * and when the focus or a touch goes elsewhere.
 */
export function CollapsibleNavigation({
  title,
  icon,
  hasHeading = false,
  children,
}: CollapsibleNavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setIsOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    toggle.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any link within
    <nav aria-label={title} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <LineIcon size={24} path={icon} />
        <span className={styles.name}>{title}</span>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the button close it too */}
      {isOpen && <div className={styles.scrim} onClick={close} />}
      {hasHeading && (
        <p className={styles.heading} aria-hidden="true">
          {title}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links are what is pressed */}
      <ul id={listId} className={styles.list} data-open={isOpen} onClick={closeAfterChoice}>
        {children}
      </ul>
    </nav>
  );
}
