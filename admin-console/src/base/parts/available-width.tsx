import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';

/** How wide the place of a table is, in whole pixels; 0 where that is not known. */
const WidthContext = createContext(0);

export const useAvailableWidth = (): number => useContext(WidthContext);

interface AvailableWidthProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A box that tells what is in it how wide it is. A table knows it before it is first drawn, and is drawn once. */
export function AvailableWidth({ className, children }: AvailableWidthProps) {
  const outer = useAvailableWidth();
  const [own, setOwn] = useState<number>();
  const measure = useCallback((box: HTMLDivElement | null) => {
    if (!box || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) =>
      setOwn(entry && Math.floor(entry.contentRect.width)),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={measure} className={className}>
      <WidthContext value={own ?? outer}>{children}</WidthContext>
    </div>
  );
}
