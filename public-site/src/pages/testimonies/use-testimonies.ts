import { useEffect, useState } from 'react';
import { submissions } from 'contract/submissions';
import { servedTestimoniesId } from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { readPublic } from 'shared-ui/public-reader';
import type { ServerAnswer } from 'shared-ui/http-client';

interface Testimonies {
  /** Newest first; undefined until they are known. */
  readonly testimonies: readonly PublicTestimony[] | undefined;
  readonly reload: () => void;
}

/** The testimonies of the church: those in the page, and all of them loaded on open and whenever asked again (SPEC 4, 7.3). */
export function useTestimonies(): Testimonies {
  const [testimonies, setTestimonies] = useState(readServed);
  const [reloads, setReloads] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    readPublic(submissions.testimony.endpoint, abort.signal).then(
      (answer) => setTestimonies((present) => readAnswer(answer) ?? present ?? []),
      () => undefined,
    );
    return () => abort.abort();
  }, [reloads]);

  return { testimonies, reload: () => setReloads((count) => count + 1) };
}

/**
 * Those that the server has put into the page (api/src/site/fresh-testimonies.ts), which the first rendering takes
 * over; undefined on a page that was served without.
 */
function readServed(): readonly PublicTestimony[] | undefined {
  const served =
    typeof document === 'undefined' ? null : document.getElementById(servedTestimoniesId);
  return served ? (JSON.parse(served.textContent) as PublicTestimony[]) : undefined;
}

/** Undefined for a failed load: it leaves what was there (SPEC 8). What is no list is an empty one (SPEC 7.3). */
function readAnswer(answer: ServerAnswer<unknown>): readonly PublicTestimony[] | undefined {
  if (!answer.ok) return undefined;
  return Array.isArray(answer.body) ? answer.body.filter(isTestimony).reverse() : [];
}

const isTestimony = (entry: Partial<PublicTestimony> | null): entry is PublicTestimony =>
  typeof entry?._id === 'string' &&
  typeof entry.fullName === 'string' &&
  typeof entry.message === 'string' &&
  typeof entry.createdAt === 'string' &&
  !Number.isNaN(Date.parse(entry.createdAt));
