import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { email, line } from 'contract/field';
import { FormField } from './fields/field';
import { findFieldErrors } from './find-field-errors';
import { Form } from './form';
import { FormFailure, FormThanks, SubmitButton } from './form-parts';
import { useForm } from './use-form';

const user = userEvent.setup();
const fields = { name: line, email };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => user.click(screen.getByRole('button'));

type Send = Parameters<typeof useForm>[0]['send'];

function SampleForm({ send }: { readonly send: Send }) {
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, fields) }),
    send,
  });
  return (
    <Form form={form} notice="We use it to answer you." failed="It failed.">
      {Object.entries(fields).map(([name, schema]) => (
        <FormField
          key={name}
          name={name}
          schema={schema}
          required
          behaviour={{ autocomplete: 'off' }}
          labels={{ label: name }}
        />
      ))}
      <FormFailure />
      <SubmitButton submit="Send" submitting={undefined} />
      {form.progress.phase === 'sent' && <FormThanks tone="success">Thanks.</FormThanks>}
    </Form>
  );
}

const page = (send: Send) => (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<SampleForm send={send} />} />
      <Route path="/privacy" element={<h1>Privacy</h1>} />
    </Routes>
  </MemoryRouter>
);

async function sendFilled(send: Send) {
  render(page(send));
  await user.type(field('name'), 'Ada');
  await user.type(field('email'), 'ada@example.org');
  await submit();
}

const refuse = (...paths: readonly string[]): Send => {
  const issues = paths.map((path) => ({ path, message: `Wrong ${path}.` }));
  return async () => ({ message: 'Not taken.', issues });
};

describe('a field that is corrected', () => {
  it('loses its fault, and the others keep theirs', async () => {
    render(page(refuse()));
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('check the marked fields');
    await user.type(field('name'), 'A');
    expect(field('name')).toBeValid();
    expect(field('name')).not.toHaveAttribute('aria-describedby');
    expect(field('email')).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.org.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('check one field');
  });

  it('says what is still wrong, but nothing of a field that was not complained about', async () => {
    render(page(refuse()));
    await user.type(field('name'), 'Ada');
    await submit();
    await user.type(field('email'), 'a');
    expect(field('email')).toHaveAccessibleDescription(/e-mail address/);
    await user.clear(field('name'));
    expect(field('name')).not.toHaveAttribute('aria-invalid');
  });

  it('loses what the server said of it, and the others keep theirs', async () => {
    await sendFilled(refuse('name', 'email'));
    await user.type(field('name'), '!');
    expect(field('name')).not.toHaveAttribute('aria-invalid');
    expect(field('email')).toHaveAccessibleDescription('Wrong email.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not taken.');
    await user.type(field('email'), '.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves a refusal that was about no field', async () => {
    await sendFilled(refuse());
    await user.type(field('name'), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('Not taken.');
  });
});

describe('a refusal', () => {
  it('is said at the field that it is about, where the visitor is led', async () => {
    const message = 'This address is taken.';
    await sendFilled(async () => ({ message, issues: [{ path: 'email', message }] }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field('email')).toHaveAccessibleDescription(message);
  });

  it('waits for no field that the form does not have', async () => {
    await sendFilled(refuse('isAdmin', 'email'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not taken.');
    await user.type(field('email'), '.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without words gets the form’s own', async () => {
    await sendFilled(async () => ({}));
    expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  });
});

describe('the focus', () => {
  it('goes to the first field that the server found wrong', async () => {
    await sendFilled(refuse('email', 'name'));
    expect(field('name')).toHaveFocus();
  });

  it('stays in the field from which a form was sent that is refused as a whole', async () => {
    await sendFilled(refuse());
    await user.type(field('email'), '{Enter}');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(field('email')).toHaveFocus();
  });

  it('is put back on the button if it was lost while the form travelled', async () => {
    let answer: (refusal: object) => void = () => undefined;
    await sendFilled(() => new Promise((resolve) => (answer = resolve)));
    screen.getByRole('button').blur();
    await act(async () => answer({}));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('goes to the thanks', async () => {
    await sendFilled(async () => undefined);
    expect(screen.getByRole('status')).toHaveFocus();
  });
});

describe('the privacy notice', () => {
  it('says what the form is for', () => {
    render(page(refuse()));
    expect(screen.getByText(/^We use it to answer you\./)).toBeVisible();
  });

  it('leads to its page without loading another document', async () => {
    render(page(refuse()));
    await user.click(screen.getByRole('link', { name: 'How we care for your data' }));
    expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  });

  it('is a link of the document before the script is here', () => {
    expect(renderToString(page(refuse()))).toContain('href="/privacy"');
  });
});

describe('a text that is too long', () => {
  const paste = async (text: string) => {
    await user.click(field('name'));
    await user.paste(text);
  };

  it('is kept whole, and the field says at once how much is too much', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
    render(page(send));
    await paste('x'.repeat(212));
    expect(field('name')).toHaveValue('x'.repeat(212));
    expect(field('name')).toHaveAccessibleDescription('12 characters too many.');
    expect(field('name')).toBeInvalid();
    expect(field('name')).toHaveFocus();
    await user.type(field('email'), 'ada@example.org');
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(field('name')).toHaveFocus();
    await user.type(field('name'), '{Backspace>11/}');
    expect(field('name')).toHaveAccessibleDescription('1 character too many.');
    await user.type(field('name'), '{Backspace}');
    expect(field('name')).toBeValid();
  });

  it('is sent where only the space around it is too much, which the server leaves out', async () => {
    const send = jest.fn<ReturnType<Send>, Parameters<Send>>().mockResolvedValue(undefined);
    render(page(send));
    await paste(`  ${'x'.repeat(200)}  `);
    await user.type(field('email'), 'ada@example.org');
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says nothing of other fields before they are sent', async () => {
    render(page(jest.fn()));
    await paste('x'.repeat(212));
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });
});
