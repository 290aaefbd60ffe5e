import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillTimeHeader, honeypotField } from 'contract/bot-signals';
import { profileBody, profileImage } from 'contract/profile';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { field, findAxeViolations, openPage, submitButton } from '../testing/open-page';

const answers = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phone: '+43 512 000000',
  address: 'Musterstraße 1',
  password: 'correct horse',
  country: 'Austria',
  gender: 'Prefer not to say',
  memberType: 'Online',
};

/** Sets the fields directly, because typing twelve of them takes seconds. */
function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name), { target: { value } });
  }
}

const readEntry = FormData.prototype.get;

/** Chooses a picture of the given size. jsdom's FormData does not contain files that tests put into a file input. */
function choosePicture(bytes: number) {
  const picture = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
  jest.spyOn(FormData.prototype, 'get').mockImplementation(function (this: FormData, name) {
    return name === profileImage.field ? picture : readEntry.call(this, name);
  });
  fireEvent.input(field(profileImage.field));
}

async function register(answer: FakeAnswer, extra: Readonly<Record<string, string>> = {}) {
  const calls = fakeNetwork(() => answer);
  const page = await openPage('/join-us/create-profile');
  fill({ ...answers, ...extra });
  await page.user.click(submitButton());
  return { ...page, calls };
}

const sentFields = (body: unknown) => Object.fromEntries(body as FormData);

it('asks for every field of a profile, with the choices of each', async () => {
  const { container } = await openPage('/join-us/create-profile');
  for (const [name, schema] of Object.entries(profileBody.properties)) {
    const control: HTMLElement = field(name);
    expect(control.hasAttribute('required')).toBe(
      (profileBody.required as readonly string[]).includes(name),
    );
    if (!(control instanceof HTMLSelectElement)) continue;
    const values = [...control.options].map(({ value }) => value);
    expect(values).toEqual(['', ...('enum' in schema ? schema.enum : [])]);
  }
  expect(field('email')).toHaveAttribute('type', 'email');
  expect(field('phone')).toHaveAttribute('type', 'tel');
  expect(field('dob')).toHaveAttribute('type', 'date');
  expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
  expect(await findAxeViolations(container)).toEqual([]);
});

it('sends only what was filled in, as a multipart form, and goes to the login', async () => {
  const { calls } = await register({ status: 201, body: { message: 'Created.' } });
  await screen.findByRole('heading', { name: 'Member Login' });
  expect(location.pathname).toBe('/join-us/login');
  expect(await screen.findByRole('status')).toHaveTextContent('Your profile has been created.');
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/profiles/register' }]);
  expect(calls[0]?.headers['content-type']).not.toBe('application/json');
  expect(sentFields(calls[0]?.body)).toEqual(answers);
});

it('sends what is optional when it was filled in', async () => {
  const optional = {
    dob: '1990-05-12',
    maritalStatus: 'Single',
    referral: 'A friend',
    localPastor: 'P',
  };
  const { calls } = await register({ status: 201 }, optional);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sentFields(calls[0]?.body)).toEqual({ ...answers, ...optional });
});

it('sends the honeypot and the fill time for the server to check', async () => {
  const { calls } = await register({ status: 201 }, { [honeypotField]: 'spam' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sentFields(calls[0]?.body)).toEqual({ ...answers, [honeypotField]: 'spam' });
  expect(calls[0]?.headers[fillTimeHeader.toLowerCase()]).toMatch(/^\d+$/);
});

it('says while it is submitting, and sends one request for a double click', async () => {
  const { user, calls } = await register('hang');
  expect(submitButton()).toHaveTextContent('Submitting...');
  await user.dblClick(submitButton());
  expect(calls).toHaveLength(1);
});

it.each<[string, FakeAnswer, string]>([
  [
    'the server’s message',
    { status: 409, body: { message: 'Taken.', error: 'Conflict' } },
    'Taken.',
  ],
  [
    'its error field where there is no message',
    { status: 409, body: { message: '', error: 'Conflict' } },
    'Conflict',
  ],
  ['the catalogue’s where there is neither', { status: 500 }, 'Submission failed.'],
  ['the catalogue’s when the network fails', 'down', 'Submission failed.'],
])('says %s and loses nothing', async (_what, answer, sentence) => {
  await register(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  for (const [name, value] of Object.entries(answers)) expect(field(name)).toHaveValue(value);
});

it('shows at their fields what the server found wrong', async () => {
  const issues = [
    { path: 'email', message: 'This address is taken.' },
    { path: 'phone', message: 'This is no number.' },
  ];
  const { container } = await register({
    status: 400,
    body: { message: 'Please check.', error: 'Please check.', issues },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check.');
  expect(field('email')).toHaveAccessibleDescription('This address is taken.');
  expect(field('phone')).toHaveAccessibleDescription('This is no number.');
  expect(field('phone')).toHaveFocus();
  expect(await findAxeViolations(container)).toEqual([]);
});

it('takes back what the server found wrong with a field that is corrected', async () => {
  const message = 'There is a profile with this email already.';
  const { user } = await register({
    status: 409,
    body: { message, error: message, issues: [{ path: 'email', message }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('email')).toHaveAccessibleDescription(message);
  await user.type(field('email'), '.com');
  expect(field('email')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('refuses a picture that is too large before it is sent, until another is chosen', async () => {
  const calls = fakeNetwork(() => ({ status: 201 }));
  const { user } = await openPage('/join-us/create-profile');
  fill({ ...answers, email: 'ada' });
  choosePicture(profileImage.maxBytes + 1);
  await user.click(submitButton());
  expect(field('image')).toHaveAccessibleDescription(/Please choose a picture of at most/);
  expect(field('email')).toBeInvalid();
  expect(calls).toEqual([]);
  choosePicture(profileImage.maxBytes);
  expect(field('image')).not.toHaveAttribute('aria-invalid');
  expect(field('email')).toBeInvalid();
});

it.each<[string, string, string]>([
  ['dob', '2999-01-01', 'Enter a date that is not in the future.'],
  ['email', 'ada', 'Enter an e-mail address like name@example.org.'],
])('finds a wrong %s before anything is sent', async (name, value, sentence) => {
  const { calls } = await register({ status: 201 }, { [name]: value });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(calls).toEqual([]);
});

it('finds everything but the password again after a reload', async () => {
  fakeNetwork(() => 'down');
  await openPage('/join-us/create-profile');
  fill({ fullName: 'Ada', country: 'UK', password: 'correct horse' });
  document.body.replaceChildren();
  await openPage('/join-us/create-profile');
  expect(field('fullName')).toHaveValue('Ada');
  expect(field('country')).toHaveValue('UK');
  expect(field('password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('correct horse');
});

it.each(['{', 'null', '7', '{"fullName":7}'])('takes a draft of %j for none', async (draft) => {
  sessionStorage.setItem('draft:profile', draft);
  await openPage('/join-us/create-profile');
  expect(field('fullName')).toHaveValue('');
});

it('has the first login filled in with the address, and with nothing else', async () => {
  const { user } = await register({ status: 201 });
  await screen.findByRole('heading', { name: 'Member Login' });
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue(answers.email);
  expect(field('password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toBe('{}');
  fakeNetwork(() => ({ status: 200, body: { token: 'bearer-token', user: { _id: 'm1' } } }));
  await user.type(field('password'), 'correct horse');
  await user.click(submitButton());
  await waitFor(() => expect(location.pathname).toBe('/profile/m1'));
  expect(sessionStorage).toHaveLength(0);
});
