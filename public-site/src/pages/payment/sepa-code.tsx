import { encode } from 'uqr';
import styles from './payment-page.module.css';

interface SepaTransfer {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly remittance: string;
}

interface SepaCodeProps {
  readonly transfer: SepaTransfer;
  readonly name: string;
}

/** The QR code of a transfer, drawn as one path. The standard asks for correction level M. */
export function SepaCode({ transfer, name }: SepaCodeProps) {
  const { data, size } = encode(writeSepaPayload(transfer), { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** What a banking app reads from a SEPA QR code: EPC069-12, version 002, UTF-8, no fixed amount. */
export const writeSepaPayload = ({ holder, iban, bic, remittance }: SepaTransfer): string =>
  ['BCD', '002', '1', 'SCT', bic, holder, iban.replaceAll(' ', ''), '', '', '', remittance].join(
    '\n',
  );
