import { useEffect, useState } from 'react';
import { submissions } from 'contract/submissions';
import { readPublic } from 'shared-ui/public-reader';
import type { ServerAnswer } from 'shared-ui/http-client';

/** A testimony as everybody may read it. */
export interface PublicTestimony {
  readonly _id: string;
  readonly fullName: string;
  readonly message: string;
  readonly createdAt: string;
}

interface Testimonies {
  /** Newest first; undefined until the first answer. */
  readonly testimonies: readonly PublicTestimony[] | undefined;
  readonly reload: () => void;
}

/** The testimonies of the church, loaded on open and whenever asked again (SPEC 4, 7.3). */
export function useTestimonies(): Testimonies {
  const [testimonies, setTestimonies] = useState<readonly PublicTestimony[]>();
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
