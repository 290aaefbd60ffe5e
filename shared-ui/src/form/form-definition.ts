import type { SitePath } from 'contract/site-paths';
import type { SubmissionName, submissions } from 'contract/submissions';
import type { FormTerms } from './form-terms';

/** A form as data: what the contract's schema does not contain, without functions or conditions. */
export interface FormDefinition {
  readonly submission: SubmissionName;
  /** The order of the keys is the order on the page. */
  readonly fields: Readonly<Record<string, FieldBehaviour>>;
  /** Requirements 4: most forms are replaced by the thank-you message; `keep` clears the fields and keeps the form. */
  readonly onSuccess: 'replace' | 'keep';
  /**
   * Requirements 8: the form's own message when sending fails. `silent` only logs. The shell's banner is separate
   * (requirements 10.3).
   */
  readonly onFailure: 'silent' | 'text' | 'server-message-else-text';
  /** Requirements 7.2: one form logs the response. */
  readonly onStored?: 'log';
  /** Requirements 8 calls some messages alerts (requirements 10.4). */
  readonly announce: 'status' | 'alert';
  /** Requirements 4: two forms disable their button while sending. The others keep it focusable. */
  readonly whileSending: 'button-waits' | 'button-disabled';
  /** Texts in the build's language: `contact.texts.ts` beside `contact.form.ts`. */
  readonly labels: FormLabels;
}

/** A form with the notice and the consent that belong to it. */
export interface LoadedForm extends FormDefinition {
  readonly terms: FormTerms;
}

/** The definition of one form, with exactly the fields of its submission. */
export interface FormDefinitionOf<Name extends SubmissionName> extends FormDefinition {
  readonly submission: Name;
  readonly fields: { readonly [Field in FieldName<Name>]: FieldBehaviour };
  readonly labels: FormLabelsOf<Name>;
}

export type FieldName<Name extends SubmissionName> = keyof FieldSchemas<Name> & string;

export interface FieldBehaviour {
  /** An autofill token of the HTML standard; `off` if none fits. */
  readonly autocomplete: string;
  /** The control of a choice; a select by default. */
  readonly control?: 'select' | 'radios';
  /** Id of a `datalist` on the page, whose values are suggestions for free text. */
  readonly suggestions?: string | undefined;
  /** Values to offer although the schema allows any text; the first is preselected. */
  readonly choices?: readonly string[];
}

export interface FieldLabels {
  readonly label: string;
  readonly hint?: string;
  /** The message of an empty field, if `Enter your <label>` or `Choose your <label>` would be wrong. */
  readonly whenEmpty?: string;
  /** The visible text of each value; by default the value itself. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface FormLabels {
  readonly title: string;
  readonly intro: string;
  /** The page's description for search engines. */
  readonly description: string;
  readonly fields: Readonly<Record<string, FieldLabels>>;
  readonly submit: string;
  /** The button's text while sending, if the requirements have one. */
  readonly submitting?: string;
  readonly success: string;
  /** Shown beside the success message if staff review the text before it is public. */
  readonly awaitsApproval?: string;
  readonly next: NextSteps;
  readonly failure?: string;
}

/** Content below the thank-you message. */
interface NextSteps {
  /** What the church does next, and by when. */
  readonly text: string;
  /** Links to further pages with their texts. */
  readonly links: Readonly<Partial<Record<SitePath, string>>>;
}

/** The labels of one form, for every field and every choice in the contract. */
export interface FormLabelsOf<Name extends SubmissionName> extends FormLabels {
  readonly fields: {
    readonly [Field in FieldName<Name>]: FieldLabelsOf<FieldSchemas<Name>[Field]>;
  };
}

type FieldSchemas<Name extends SubmissionName> = (typeof submissions)[Name]['body']['properties'];

type FieldLabelsOf<Schema> = Schema extends {
  readonly enum: readonly (infer Choice extends string)[];
}
  ? FieldLabels & { readonly choices: Readonly<Record<Choice, string>> }
  : FieldLabels;
