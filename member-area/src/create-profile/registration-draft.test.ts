import { restoreRegistrationDraft } from './registration-draft';

/** The server-rendered form with values that were typed before hydration. */
function renderForm(values: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of ['fullName', 'email', 'password']) {
    const input = document.createElement('input');
    Object.assign(input, { name, value: values[name] ?? '' });
    form.append(input);
  }
  return form;
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

beforeEach(() => sessionStorage.clear());

it('keeps what was typed before the script came, though nothing is typed after it', () => {
  restoreRegistrationDraft(renderForm({ fullName: 'Ada', password: 'x' }));
  const form = renderForm({});
  restoreRegistrationDraft(form);
  expect(valuesOf(form)).toEqual({ fullName: 'Ada', email: '', password: '' });
});

it('stores nothing of an untouched form', () => {
  restoreRegistrationDraft(renderForm({}));
  expect(sessionStorage).toHaveLength(0);
});
