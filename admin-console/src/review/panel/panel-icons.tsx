import { LineIcon } from '../../icons/line-icon';

export const PreviousIcon = () => <LineIcon path="m5 12 5-5 5 5" />;

export const NextIcon = () => <LineIcon path="m5 8 5 5 5-5" />;

export const CloseIcon = () => <LineIcon path="m5 5 10 10M15 5 5 15" />;

/** A keyboard. */
export const KeyIcon = () => (
  <LineIcon path="M4.5 5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM6 8.5h.01M10 8.5h.01M14 8.5h.01M6.5 12h7" />
);
