import { useEffect, useState } from 'react';
import { parseJson } from 'contract/answer-reader';
import { readValue } from 'contract/read-value';
import { toAddress } from 'contract/request';
import {
  listTestimonies,
  maxTestimonies,
  embeddedTestimoniesAttributes,
  embeddedTestimoniesId,
} from 'contract/testimony';
import type { PublicTestimony } from 'contract/testimony';
import { useEffectTask } from 'shared-ui/faults';
import { readPublic } from 'shared-ui/public-reader';
import { useHydrated } from 'shared-ui/use-hydrated';

export interface LoadedTestimonies {
  /** The loaded parts, newest first. A part never changes when another is added. */
  readonly parts: readonly (readonly PublicTestimony[])[];
  readonly hasEarlier: boolean;
  /** All are earlier than the testimony with this `_id`; undefined if they begin with the newest. */
  readonly before: string | undefined;
}

/** State of the request for earlier ones; `added` once they are loaded. */
export type EarlierState = 'idle' | 'loading' | 'added' | 'failed';

interface Testimonies {
  /** Undefined until they are loaded. */
  readonly known: LoadedTestimonies | undefined;
  readonly earlier: EarlierState;
  readonly askEarlier: () => void;
  /** Starts again with the newest. */
  readonly reload: () => void;
}

/** The next request: the newest or those before an `_id`, to replace the list or to extend it. */
interface Wish {
  readonly before: string | undefined;
  readonly isAdded: boolean;
}

/**
 * The testimonies: first those in the served page, then loaded on mount and on request (requirements 4, 7.3).
 * @param before the `_id` in the page's query
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
      // A failed request keeps the present list (requirements 8).
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

const readTestimonies = (body: unknown) => readValue(listTestimonies.response, body);

/** Returns undefined if the request failed. Rejects if it is aborted. */
async function load({ before }: Wish, signal: AbortSignal): Promise<Loaded | undefined> {
  const address = toAddress(listTestimonies, { query: { before } });
  const answer = await readPublic(address, readTestimonies, signal);
  if (!answer.ok) return undefined;
  // Staff get the whole list.
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
 * The testimonies that the server has rendered into the page (api/src/content/site/fresh-testimonies.ts), for
 * hydration; undefined if there are none, or if they are others.
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
