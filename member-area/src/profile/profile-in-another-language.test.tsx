import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { SentCall } from 'shared-ui/fake-network';
import { field, openPage, submitButton } from '../testing/open-page';
import type * as texts from './profile-field.texts';

jest.mock('./profile-field.texts', (): typeof texts => {
  const english = jest.requireActual<typeof texts>('./profile-field.texts');
  const { profileChoiceTexts: choices } = english;
  return {
    ...english,
    profileChoiceTexts: {
      ...choices,
      country: { ...choices.country, Austria: 'Österreich', Other: 'Anderes Land' },
      memberType: { Physical: 'Vor Ort', Online: 'Online' },
    },
  };
});

const ada = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000000',
  address: 'Musterstraße 1',
  country: 'Austria',
  memberType: 'Online',
};

it('shows choices in the words of the page, and sends the values of requirements 3', async () => {
  localStorage.setItem('token', 'bearer-token');
  const saves: SentCall[] = [];
  fakeNetwork((call) => {
    if (call.path.endsWith('/pending-email')) return { status: 200, body: { pendingEmail: null } };
    if (call.path.endsWith('/picture')) return { status: 204 };
    if (call.method === 'PUT') saves.push(call);
    return { status: 200, body: ada };
  });
  const { user } = await openPage('/profile/m1');
  expect(await screen.findByText('Österreich')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(field('country')).toHaveValue('Österreich');
  expect(field('memberType')).toHaveAccessibleDescription('One of: Vor Ort, Online.');
  await user.clear(field('memberType'));
  await user.type(field('memberType'), 'vor ort');
  await user.click(submitButton());
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toMatchObject({ country: 'Austria', memberType: 'Physical' });
});
