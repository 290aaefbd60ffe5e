import type { Translated } from 'shared-ui/language';

interface DuplicateGroupLabels {
  readonly title: (count: number) => string;
  readonly noDate: string;
  readonly more: (count: number) => string;
  readonly newContent: string;
  readonly showHeld: (count: number) => string;
}

/** The words of SPEC 2.10 and of issue 5. */
export const duplicateGroupLabels: Translated<DuplicateGroupLabels> = {
  en: {
    title: (count) => `Duplicate Groups (${count})`,
    noDate: 'No date',
    more: (count) => `Show ${count} more`,
    newContent: 'Repeat - new content',
    showHeld: (count) => `${count} new ${count === 1 ? 'duplicate' : 'duplicates'} - show`,
  },
};
