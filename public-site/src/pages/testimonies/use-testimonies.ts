import { useEffect, useState } from 'react';
import { parseJson } from 'contract/answer-reader';
import { submissions } from 'contract/submissions';
import {
  earlierThan,
  maxTestimonies,
  readTestimonies,
  embeddedTestimoniesAttributes,
  embeddedTestimoniesId,
} from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { useEffectTask } from 'shared-ui/faults';
import { readPublic } from 'shared-ui/public-reader';
import { useHydrated } from 'shared-ui/use-hydrated';

/** What is known of the testimonies. */
export interface LoadedTestimonies {
  /** As they were loaded one after the other, newest first. None of them changes when another is added. */
  readonly parts: readonly (readonly PublicTestimony[])[];
  readonly hasEarlier: boolean;
  /** The `_id` that all of them are earlier than; undefined where the newest are there. */
  readonly before: string | undefined;
}

/** How it goes with the earlier ones that were asked for; `added` when they have come. */
export type EarlierState = 'idle' | 'loading' | 'added' | 'failed';

interface Testimonies {
  /** Undefined until they are known. */
  readonly known: LoadedTestimonies | undefined;
  readonly earlier: EarlierState;
  readonly askEarlier: () => void;
  /** Begins with the newest again. */
  readonly reload: () => void;
}

/** What is to be loaded next: the newest or those before one, in the place of the others or added to them. */
interface Wish {
  readonly before: string | undefined;
  readonly isAdded: boolean;
}

/**
 * The testimonies of the church: those in the page, loaded on open and whenever asked again (requirements 4, 7.3), and
 * earlier ones as they are asked for.
 * @param before the page's own query
 */
export function useTestimonies(before: string | undefined): Testimonies {
  const isHydrated = useHydrated();
  const [known, setKnown] = useState(() => readServed(before, isHydrated));
  const [earlier, setEarlier] = useState<EarlierState>('idle');
  const [wish, setWish] = useState<Wish>({
    before: known ? known.before : before,
    isAdded: false,
  });

  const run = useEffectTask();
  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const loaded = await load(wish, abort.signal);
      if (wish.isAdded) setEarlier(loaded ? 'added' : 'failed');
      // A failed load leaves what was there (requirements 8).
      setKnown((present) => join(present, loaded, wish));
    };
    void run(show, abort.signal);
    return () => abort.abort();
  }, [wish, run]);

  const last = known?.parts.flat().at(-1);
  return {
    known,
    earlier,
    askEarlier: () => {
      if (!last || earlier === 'loading') return;
      setEarlier('loading');
      setWish({ before: last._id, isAdded: true });
    },
    reload: () => {
      setEarlier('idle');
      setWish({ before: undefined, isAdded: false });
    },
  };
}

interface Loaded {
  readonly part: readonly PublicTestimony[];
  readonly hasEarlier: boolean;
}

/** Undefined for a load that failed. Rejects when it is aborted. */
async function load({ before }: Wish, signal: AbortSignal): Promise<Loaded | undefined> {
  const { endpoint } = submissions.testimony;
  const address = before === undefined ? endpoint : earlierThan(endpoint, before);
  const answer = await readPublic(address, readTestimonies, signal);
  if (!answer.ok) return undefined;
  // Staff are sent the whole list.
  const hasEarlier = answer.hasMore || answer.body.length > maxTestimonies;
  return { part: answer.body.slice(-maxTestimonies).reverse(), hasEarlier };
}

function join(present: LoadedTestimonies | undefined, loaded: Loaded | undefined, wish: Wish) {
  const { before } = wish;
  if (!loaded) return present ?? { parts: [], hasEarlier: false, before };
  const { part, hasEarlier } = loaded;
  if (!wish.isAdded || !present) return { parts: [part], hasEarlier, before };
  return { ...present, parts: [...present.parts, part], hasEarlier };
}

/**
 * Those that the server has put into the page (api/src/content/site/fresh-testimonies.ts), which the first rendering takes
 * over; undefined on a page that was served without, or for other ones.
 */
function readServed(
  before: string | undefined,
  isHydrated: boolean,
): LoadedTestimonies | undefined {
  const served =
    typeof document === 'undefined' ? null : document.getElementById(embeddedTestimoniesId);
  const part = served ? readTestimonies(parseJson(served.textContent)) : undefined;
  if (!served || !part) return undefined;
  const servedBefore = served.getAttribute(embeddedTestimoniesAttributes.before) ?? undefined;
  if (isHydrated && servedBefore !== before) return undefined;
  const hasEarlier = served.hasAttribute(embeddedTestimoniesAttributes.hasEarlier);
  return { parts: [part], hasEarlier, before: servedBefore };
}
