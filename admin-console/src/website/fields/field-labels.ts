import type { contentKinds, PageKind } from 'contract/content-kinds';
import type { PictureFolder, sitePictures } from 'contract/site-pictures';

/** What a field of the form is called, and what to know to fill it in. */
export interface FieldLabels {
  readonly label: string;
  readonly hint?: string;
}

type FieldsOf<Kind extends PageKind> = (typeof contentKinds)[Kind]['fields'];

/** The words of a field; of one with options also theirs. */
type WordsOf<Field> = Field extends { options: readonly (infer Option extends string)[] }
  ? FieldLabels & { readonly options: Readonly<Record<Option, string>> }
  : FieldLabels;

/** By the names of a kind's fields. What mails say has its own (mail-fields.ts). */
export type KindFields = {
  readonly [Kind in PageKind]: {
    readonly [Name in keyof FieldsOf<Kind>]: WordsOf<FieldsOf<Kind>[Name]>;
  };
};

/** What is seen in the site's pictures, in a few words. */
export type PictureTexts = {
  readonly [Folder in PictureFolder]: Readonly<
    Record<(typeof sitePictures)[Folder][number], string>
  >;
};
