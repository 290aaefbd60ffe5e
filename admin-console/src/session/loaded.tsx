import type { ReactNode } from 'react';
import { partsTexts } from '../base/parts/parts.texts';
import { StatusNote } from '../base/parts/status-note';
import { TryAgain } from '../base/parts/try-again';
import type { LoadedResponse } from './use-request';

interface LoadedProps<Body> {
  readonly answer: Omit<LoadedResponse<Body>, 'put'>;
  readonly notLoaded: string;
  readonly children: (body: Body) => ReactNode;
}

/** Renders a loaded body, a note while it is loading, or an error with another try. */
export function Loaded<Body>({ answer, notLoaded, children }: LoadedProps<Body>) {
  const { body, tries, isTrying, readAgain } = answer;
  if (body !== undefined) return children(body);
  if (tries === 0) return <StatusNote text={partsTexts.loading} />;
  return <TryAgain text={notLoaded} tries={tries} isTrying={isTrying} onTryAgain={readAgain} />;
}
