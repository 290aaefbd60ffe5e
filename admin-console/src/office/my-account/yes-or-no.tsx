import { FormField } from 'shared-ui/form-field';
import { getText } from '../../base/parts/forms/get-text';
import { myAccountTexts } from './my-account.texts';

const schema = { type: 'string', enum: ['yes', 'no'] } as const;

interface YesOrNoProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The answer at the beginning. */
  readonly isYes: boolean;
}

/** A field that is answered with yes or no. */
export const YesOrNo = ({ name, label, hint, isYes }: YesOrNoProps) => (
  <FormField
    name={name}
    schema={schema}
    required
    behaviour={{ autocomplete: 'off' }}
    labels={{ label, ...(hint && { hint }), choices: myAccountTexts.yesOrNo }}
    defaultValue={isYes ? 'yes' : 'no'}
  />
);

/** Whether a form's field is answered with yes. */
export const saysYes = (form: HTMLFormElement, name: string): boolean =>
  getText(form, name) === 'yes';
