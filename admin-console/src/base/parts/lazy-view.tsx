import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry } from 'shared-ui/lazy-with-retry';
import type { LostViewProps } from 'shared-ui/lazy-with-retry';
import { partsTexts } from './parts.texts';
import { StatusNote } from './status-note';
import { TryAgain } from './try-again';

const Lost = (props: LostViewProps) => <TryAgain text={partsTexts.notLoaded} {...props} />;

/** A view whose code is loaded when it is first rendered. If loading fails, the rest of the page stays. */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <StatusNote text={partsTexts.loading} />,
): ComponentType<Props> => lazyWithRetry(load, { waiting, Lost });
