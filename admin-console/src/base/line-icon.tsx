interface LineIconProps {
  /** An SVG path in a square of `size`. */
  readonly path: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

/**
 * An icon of lines in the colour of the text around it. It is hidden from screen readers: the button or text that it
 * belongs to has the name.
 */
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
