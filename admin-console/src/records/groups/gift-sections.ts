import type { RecordKind } from 'contract/review';

const giftSections: readonly RecordKind[] = ['pledge', 'partnership'];

/**
 * Whether each submission of a section is a gift of its own: sums and exports then hold the duplicates that its table
 * hides.
 */
export const isGiftSection = (kind: RecordKind): boolean => giftSections.includes(kind);
