import { lazyView } from '../../base/parts/lazy-view';

/** The numbers of the last twelve weeks, whose code is loaded apart from Today's. */
export const TodayNumbers = lazyView(
  () => import('./number-board').then(({ NumberBoard }) => NumberBoard),
  null,
);
