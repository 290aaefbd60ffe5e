import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Answers the keys of a view while the focus is in it, or where no key does anything else: on the page around it, or on
 * the link that led to it. Elsewhere a single key could be meant for something else (WCAG 2.1.4).
 * @param answer is not called for what something in the view has answered already
 */
export function usePageKeys(
  view: RefObject<HTMLElement | null>,
  answer: (event: KeyboardEvent) => void,
): void {
  const answerHere = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented } = event;
    if (!defaultPrevented && target instanceof Element && isFor(view.current, target))
      answer(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answerHere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isFor = (view: HTMLElement | null, target: Element): boolean =>
  view !== null && (view.contains(target) || (isAround(view, target) && !isBehindDialog()));

const isAround = (view: HTMLElement, target: Element) =>
  target.contains(view) || target.matches('a[aria-current=page]');

const isBehindDialog = () => document.querySelector('[aria-modal=true]') !== null;
