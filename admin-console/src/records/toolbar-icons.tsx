const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const CrossIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" {...stroke} />
  </svg>
);

export const ColumnsIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M3.5 4h13v12h-13zM8 4v12m4-12v12" {...stroke} />
  </svg>
);

export const DensityIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M3.5 4.5h13m-13 3.6h13m-13 3.7h13m-13 3.7h13" {...stroke} />
  </svg>
);
