import { render, screen } from '@testing-library/react';
import { profileBody } from 'contract/profile';
import { FormContext } from 'shared-ui/form-context';
import { MemberField } from './member-field';

/** Texts of a language in which the general message does not fit every field. */
jest.mock('./member-form.texts', () => ({
  memberFormTexts: { whenEmpty: { fullName: 'Gib deinen Vor- und Nachnamen ein.' } },
}));

const showEmpty = (name: 'fullName' | 'referral', whenEmpty?: string) => {
  const progress = { phase: 'filling', errors: { [name]: 'missing' }, outcomes: 1 } as const;
  render(
    <FormContext value={{ progress, failure: undefined }}>
      <MemberField
        name={name}
        schema={profileBody.properties[name]}
        required
        labels={{ label: 'Name', ...(whenEmpty && { whenEmpty }) }}
        autocomplete="off"
      />
    </FormContext>,
  );
};

it.each([
  ['fullName', undefined, 'Gib deinen Vor- und Nachnamen ein.'],
  ['fullName', 'Wie heißt du?', 'Wie heißt du?'],
  ['referral', undefined, 'Enter your name.'],
] as const)('says at an empty %s, which itself says %s: %s', (name, own, said) => {
  showEmpty(name, own);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(said);
});
