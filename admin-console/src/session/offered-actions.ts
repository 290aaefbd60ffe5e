import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Something that can be done with what is open, for the palette. */
export interface OfferedAction {
  /** Without a space. Of two actions with one id the palette shows one. */
  readonly id: string;
  readonly name: string;
  readonly run: () => void;
}

const offers = new Set<RefObject<readonly OfferedAction[]>>();

/** Offers actions in the palette while the component is mounted. */
export function useOfferedActions(actions: readonly OfferedAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    offers.add(latest);
    return () => void offers.delete(latest);
  }, []);
}

/** The actions that are offered now. */
export function getOfferedActions(): readonly OfferedAction[] {
  const all = [...offers].flatMap(({ current }) => current);
  return [...new Map(all.map((action) => [action.id, action])).values()];
}
