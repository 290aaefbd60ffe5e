import { encode } from 'uqr';
import styles from './payment-page.module.css';

interface SepaCodeProps {
  readonly payload: string;
  readonly name: string;
}

/** The QR code of a transfer, drawn as one path. The standard asks for correction level M. */
export function SepaCode({ payload, name }: SepaCodeProps) {
  const { data, size } = encode(payload, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
