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

/** The QR code of a transfer as one SVG path. The standard requires correction level M. */
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

/** Bytes. A character may take two, so holder and purpose at their maximum lengths do not fit. */
const maxPayload = 331;

/**
 * The payload of a SEPA QR code: EPC069-12, version 002, UTF-8, no fixed amount. The purpose is truncated if it does
 * not fit.
 */
export function writeSepaPayload({ holder, iban, bic, remittance }: SepaTransfer): string {
  const account = [bic, writeLatin(holder), iban.replaceAll(' ', '')];
  const start = ['BCD', '002', '1', 'SCT', ...account, '', '', '', ''].join('\n');
  const encoder = new TextEncoder();
  const purpose = writeLatin(remittance);
  const room = new Uint8Array(maxPayload - encoder.encode(start).length);
  return start + purpose.slice(0, encoder.encodeInto(purpose, room).read);
}

/**
 * Banks accept the letters of western Europe: other letters lose their marks, and any other character becomes a dot.
 */
const writeLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(
      /[^ -~\u00c0-\u00ff]/gu,
      (letter) => /^[ -~]/.exec(letter.normalize('NFKD'))?.[0] ?? '.',
    );
