/** The caption of a line, and its tooltip, which screen readers speak. */
export interface FieldWords {
  readonly caption: string;
  readonly tooltip: string;
}

export type Gift =
  | 'tithes'
  | 'offerings'
  | 'firstFruits'
  | 'thanksgiving'
  | 'buildingFund'
  | 'missions'
  | 'welfare'
  | 'other';

type Total = 'total' | 'kept' | 'remitted';

export type Signer = 'preparedBy' | 'approvedBy';

/**
 * The remittance form in one language. Field names are not translated: they are equal in every edition, so that
 * filled-in forms can be processed alike.
 */
export interface RemittanceWords {
  readonly language: 'en-GB' | 'de-AT';
  readonly file: string;
  readonly title: string;
  readonly subject: string;
  readonly intro: string;
  readonly sections: readonly [branch: string, gifts: string, remarks: string, signatures: string];
  readonly branch: FieldWords & { readonly options: readonly string[] };
  readonly currency: FieldWords;
  readonly periodFrom: FieldWords;
  readonly periodTo: FieldWords;
  readonly gifts: Readonly<Record<Gift, string>>;
  readonly received: (gift: string) => string;
  readonly totals: Readonly<Record<Total, FieldWords>>;
  readonly bankReference: FieldWords;
  readonly remarks: string;
  readonly signers: Readonly<Record<Signer, string>>;
  /** Labels of a signature, such as "Prepared by: date". */
  readonly signature: {
    readonly office: string;
    readonly date: FieldWords;
    readonly signed: FieldWords;
  };
}
