import type { Language } from 'contract/languages';

export interface RichControlProps {
  readonly name: string;
  /** The accessible name of the text. */
  readonly label: string;
  /** UTF-16 code units of the JSON. */
  readonly maxLength: number;
  /** The language of the text, if it is translated. */
  readonly lang: Language | undefined;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Props of an editor of rich texts. It never emits a text that could not be stored. */
export interface WriterProps extends Omit<RichControlProps, 'onChange'> {
  /** @param hasLostScripts whether pasted superscripts or subscripts became normal text */
  readonly onChange: (value: string, hasLostScripts?: boolean) => void;
  /** Called when a change was rejected because it would exceed the limits. */
  readonly onFull: () => void;
}
