import { useEffect, useRef } from 'react';
import { contentEndpoint } from 'contract/content-api';
import type { SiteProgress } from 'contract/content-api';
import type { PlanTrouble } from 'contract/entry-plan';
import { readContentOverview } from 'contract/content-readers';
import { useStaffAnswer } from '../../session/use-staff-answer';

/** Milliseconds between two questions, while pages are being made. */
const rest = 3000;
/** Ten minutes: what takes longer is seen when the page is opened again. */
const mostQuestions = 200;

interface KnownProgress {
  /** Undefined until it is known. */
  readonly site: SiteProgress | undefined;
  /** It could not be asked for. */
  readonly isLost: boolean;
  /** What was planned and did not happen in time. */
  readonly troubles: readonly PlanTrouble[] | undefined;
  readonly readAgain: () => void;
}

/** Whether visitors see what is published; asked again only while that is under way, and the tab is looked at. */
export function useSiteProgress(): KnownProgress {
  const { body, tries, readAgain } = useStaffAnswer(contentEndpoint, readContentOverview);
  const questions = useRef(0);
  const isUnderWay = body?.site.state === 'under-way';
  useEffect(() => {
    if (!isUnderWay) {
      questions.current = 0;
      return;
    }
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
    // Each answer, and each that failed, is followed by the next question.
  }, [isUnderWay, body, tries, readAgain]);
  const isLost = body === undefined && tries > 0;
  return { site: body?.site, isLost, troubles: body?.troubles, readAgain };
}
