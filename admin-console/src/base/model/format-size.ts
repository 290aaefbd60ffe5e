import { locale } from 'contract/language';

const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** Formats a size: 1.5 MB. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${digits.format(bytes)}\u00a0B`;
  if (bytes < 1_000_000) return `${digits.format(Math.round(bytes / 1000))}\u00a0KB`;
  return `${digits.format(bytes / 1_000_000)}\u00a0MB`;
}
