/** The site's mark: a pointed window of leaded glass. */
export const BrandMark = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 32 40" aria-hidden="true">
    <path d="M16 1C8 7 3 13 3 21v18h26V21C29 13 24 7 16 1Z" fill="var(--color-ink)" />
    <path d="M15 6C9.500 11 6 15.500 6 21v2h9Z" fill="var(--color-glass-gold)" />
    <path d="M17 6c5.500 5 9 9.500 9 15v2h-9Z" fill="var(--color-glass-sky)" />
    <path d="M6 25h9v11H6Z" fill="var(--color-glass-ruby)" />
    <path d="M17 25h9v11h-9Z" fill="var(--color-glass-meadow)" />
  </svg>
);
