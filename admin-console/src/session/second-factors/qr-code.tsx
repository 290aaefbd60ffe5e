import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Names the picture for those who do not see it. */
  readonly alt: string;
}

/** A text as a QR code, drawn in the browser: what it holds is sent nowhere. */
export function QrCode({ text, alt }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={drawDark(data)} />
    </svg>
  );
}

/** A square of one unit for each dark module. */
const drawDark = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
