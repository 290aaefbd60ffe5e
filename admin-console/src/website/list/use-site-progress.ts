import { useEffect, useRef } from 'react';
import { getContentOverview } from 'contract/content-requests';
import type { SiteProgress } from 'contract/content-requests';
import type { PlanTrouble } from 'contract/stored-entry';
import { useRequest } from '../../session/use-request';

/** Milliseconds between two requests while pages are being generated. */
const rest = 3000;
/** The maximum number of requests: ten minutes. Later results are seen when the page is opened again. */
const mostQuestions = 200;

interface KnownProgress {
  /** Undefined until it is loaded. */
  readonly site: SiteProgress | undefined;
  readonly isLost: boolean;
  /** Planned actions that did not happen in time. */
  readonly troubles: readonly PlanTrouble[] | undefined;
  readonly readAgain: () => void;
}

/** Whether visitors see the published content; polled only while publishing is in progress and the tab is visible. */
export function useSiteProgress(): KnownProgress {
  const { body, tries, isTrying, readAgain } = useRequest(getContentOverview, {});
  const questions = useRef(0);
  const isUnderWay = body?.site.state === 'under-way';
  useEffect(() => {
    if (!isUnderWay) {
      questions.current = 0;
      return;
    }
    if (isTrying) return;
    const ask = () => {
      if (document.hidden || questions.current >= mostQuestions) return;
      questions.current += 1;
      readAgain();
    };
    const timer = setTimeout(ask, rest);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
    // Each response, or failure, schedules the next request.
  }, [isUnderWay, isTrying, readAgain]);
  const isLost = body === undefined && tries > 0;
  return { site: body?.site, isLost, troubles: body?.troubles, readAgain };
}
