import { useEffect, useState, useSyncExternalStore } from 'react';

interface Slideshow {
  readonly current: number;
  readonly isPlaying: boolean;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
}

/**
 * The current one of `count` slides, which advances every `interval` milliseconds while it plays. It does not start by
 * itself for visitors who prefer reduced motion.
 */
export function useSlideshow(count: number, interval: number): Slideshow {
  const isReduced = useReducedMotion();
  const [current, show] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const isPlaying = choice ? choice === 'play' : !isReduced;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => show((current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [isPlaying, current, count, interval]);

  return { current, isPlaying, show, toggle: () => setChoice(isPlaying ? 'pause' : 'play') };
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; true before hydration, so that nothing moves. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );

function subscribeToMotion(changed: () => void): () => void {
  const media = matchMedia(reducedMotion);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
