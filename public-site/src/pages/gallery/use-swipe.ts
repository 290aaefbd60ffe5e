import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** Pixels that a finger must travel sideways before it means to turn the picture. */
const minDistance = 48;

/** Touch listeners that call `turn` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(turn: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]];
      // Two fingers zoom.
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const along = Math.abs(touch.clientY - start.current.y);
      if (Math.abs(across) >= minDistance && Math.abs(across) > along) turn(across < 0 ? 1 : -1);
    },
  };
}
