import { useEffect, useState } from 'react';

/** Pixels from the bottom of the page that still count as the bottom (requirements 9). */
const tolerance = 10;

/** Whether the page is scrolled to its bottom. A page that cannot scroll never is. */
export function useBottomOfPage(): boolean {
  const [atBottom, setAtBottom] = useState(false);
  useEffect(() => {
    const measure = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrollable = scrollHeight - clientHeight > tolerance;
      setAtBottom(scrollable && window.scrollY + clientHeight >= scrollHeight - tolerance);
    };
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return atBottom;
}
