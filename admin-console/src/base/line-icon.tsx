interface LineIconProps {
  /** An SVG path in a square of `size`. */
  readonly path: string;
  /** In pixels. */
  readonly size?: number;
}

/** A picture of lines in the colour of the text around it. It has no name: what it is on, or beside, has one. */
export const LineIcon = ({ path, size = 20 }: LineIconProps) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    width={size}
    height={size}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 20 ? 2 : 1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
