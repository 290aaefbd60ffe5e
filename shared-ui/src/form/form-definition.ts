import type { SitePath } from 'contract/site-paths';
import type { SubmissionName, submissions } from 'contract/submissions';
import type { FormTerms } from './form-terms';

/** A form as data: what the contract's schema cannot know, and no function or condition. */
export interface FormDefinition {
  readonly submission: SubmissionName;
  /** Key order is the order on the page. */
  readonly fields: Readonly<Record<string, FieldBehaviour>>;
  /** Requirements 4: most forms give way to the thank-you message; `keep` clears the fields and stays. */
  readonly onSuccess: 'replace' | 'keep';
  /**
   * Requirements 8: what the form itself says when sending fails. `silent` is only logged. The shell's banner is apart
   * (requirements 10.3).
   */
  readonly onFailure: 'silent' | 'text' | 'server-message-else-text';
  /** Requirements 7.2: of one form the response is logged. */
  readonly onStored?: 'log';
  /** Requirements 8 calls some messages alerts (requirements 10.4). */
  readonly announce: 'status' | 'alert';
  /** Requirements 4: two forms disable their button while sending. The others keep it focusable. */
  readonly whileSending: 'button-waits' | 'button-disabled';
  /** In the build's language: `contact.texts.ts` beside `contact.form.ts`. */
  readonly labels: FormLabels;
}

/** A form with what is said beside it. */
export interface LoadedForm extends FormDefinition {
  readonly terms: FormTerms;
}

/** The definition of one form, with every field of its submission and no other. */
export interface FormDefinitionOf<Name extends SubmissionName> extends FormDefinition {
  readonly submission: Name;
  readonly fields: { readonly [Field in FieldName<Name>]: FieldBehaviour };
  readonly labels: FormLabelsOf<Name>;
}

export type FieldName<Name extends SubmissionName> = keyof FieldSchemas<Name> & string;

export interface FieldBehaviour {
  /** An autofill token of the HTML standard; `off` where no token fits. */
  readonly autocomplete: string;
  /** How a choice is shown. A select unless said. */
  readonly control?: 'select' | 'radios';
  /** The id of a `datalist` of the page: offered while any other text may be typed. */
  readonly suggestions?: string | undefined;
  /** Offered values where the schema allows any text; the first is chosen from the start. */
  readonly choices?: readonly string[];
}

export interface FieldLabels {
  readonly label: string;
  readonly hint?: string;
  /** What to do while nothing is there, where `Enter your <label>` or `Choose your <label>` would not say it. */
  readonly whenEmpty?: string;
  /** The visible text of each value; a value without one shows itself. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface FormLabels {
  readonly title: string;
  readonly intro: string;
  /** What a search engine shows under the title. */
  readonly description: string;
  readonly fields: Readonly<Record<string, FieldLabels>>;
  readonly submit: string;
  /** The button's text while sending, where the specification has one. */
  readonly submitting?: string;
  readonly success: string;
  /** Said beside it where staff look at what was sent before the public does. */
  readonly awaitsApproval?: string;
  readonly next: NextSteps;
  readonly failure?: string;
}

/** What stands under the thanks. */
interface NextSteps {
  /** What the church does now, and by when. */
  readonly text: string;
  /** Where to go from here, and what each link says. */
  readonly links: Readonly<Partial<Record<SitePath, string>>>;
}

/** The labels of one form: every field has one, and every choice of the contract. */
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
