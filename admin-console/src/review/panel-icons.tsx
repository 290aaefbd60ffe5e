import type { ReactNode } from 'react';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="m5 12 5-5 5 5" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="m5 8 5 5 5-5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);

export const KeyIcon = () => (
  <Icon>
    <rect x="2.5" y="5" width="15" height="10.5" rx="2" />
    <path d="M6 8.5h.01M10 8.5h.01M14 8.5h.01M6.5 12h7" />
  </Icon>
);
