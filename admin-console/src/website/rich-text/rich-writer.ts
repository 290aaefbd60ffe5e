import type { Language } from 'contract/languages';

export interface RichControlProps {
  readonly name: string;
  /** What hears who does not see the label beside it. */
  readonly label: string;
  /** UTF-16 code units of the JSON. */
  readonly maxLength: number;
  /** Of the text, where it is translated. */
  readonly lang: Language | undefined;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What writes a rich text. It never gives one that could not be stored. */
export interface WriterProps extends Omit<RichControlProps, 'onChange'> {
  /** @param hasLostScripts whether superscripts or subscripts were pasted that a rich text does not have */
  readonly onChange: (value: string, hasLostScripts?: boolean) => void;
  /** Hears that something was not taken, because it would be more than there may be. */
  readonly onFull: () => void;
}
