import type { contentKinds, PageKind } from 'contract/content-kinds';
import type { PictureFolder, sitePictures } from 'contract/site-pictures';

/** The label of a form's field, and a hint for filling it in. */
export interface FieldLabels {
  readonly label: string;
  readonly hint?: string;
}

type FieldsOf<Kind extends PageKind> = (typeof contentKinds)[Kind]['fields'];

/** The texts of a field, including those of its options. */
type WordsOf<Field> = Field extends { options: readonly (infer Option extends string)[] }
  ? FieldLabels & { readonly options: Readonly<Record<Option, string>> }
  : FieldLabels;

/** The texts of a kind's fields by name. Those of mails are in mail-fields.ts. */
export type KindFields = {
  readonly [Kind in PageKind]: {
    readonly [Name in keyof FieldsOf<Kind>]: WordsOf<FieldsOf<Kind>[Name]>;
  };
};

export type PictureTexts = {
  readonly [Folder in PictureFolder]: Readonly<
    Record<(typeof sitePictures)[Folder][number], string>
  >;
};
