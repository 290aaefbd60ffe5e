import type { ComponentType, ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { lazyWithRetry } from 'shared-ui/lazy-with-retry';
import type { LostViewProps } from 'shared-ui/lazy-with-retry';
import { Message } from 'shared-ui/message';
import { lazyPartTexts as words } from './lazy-part.texts';

const Lost = ({ tries, isTrying, onTryAgain }: LostViewProps) => (
  <>
    <Message key={tries} tone="error">
      {words.lost}
    </Message>
    <Button variant="secondary" aria-disabled={isTrying || undefined} onClick={onTryAgain}>
      {words.tryAgain}
    </Button>
  </>
);

/** A part of a page whose code is loaded when it is first shown. If loading fails, the rest of the page stays. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> => lazyWithRetry(load, { waiting, Lost });
