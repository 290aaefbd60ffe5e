import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email } from 'contract/field';
import { Field } from './field';

const user = userEvent.setup();
const heard = jest.fn();

beforeEach(() => {
  heard.mockReset();
  render(
    <form onInput={({ target }) => heard((target as HTMLInputElement).value)}>
      <Field
        name="email"
        schema={email}
        required
        behaviour={{ autocomplete: 'email' }}
        labels={{ label: 'E-mail' }}
      />
    </form>,
  );
});

const box = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const leaveWith = async (text: string) => {
  await user.click(box());
  await user.paste(text);
  await user.tab();
};

it('offers the domain that was probably meant, by a button that takes it', async () => {
  await leaveWith('ruth@gmial.com');
  const offer = await screen.findByRole('button', { name: 'ruth@gmail.com?' });
  const region = offer.closest('[aria-live]');
  expect(region).toHaveTextContent('Did you mean ruth@gmail.com?');
  expect(box()).toHaveValue('ruth@gmial.com');
  await user.click(offer);
  expect(box()).toHaveValue('ruth@gmail.com');
  expect(box()).toHaveFocus();
  expect(heard).toHaveBeenLastCalledWith('ruth@gmail.com');
  expect(region).toBeEmptyDOMElement();
});

it('takes the offer back once something else is typed', async () => {
  await leaveWith('ruth@gmial.com');
  await screen.findByRole('button');
  await user.type(box(), 'x');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('takes out what was pasted along, where it is seen', async () => {
  await leaveWith('ru\u200bth @example.org\u00ad');
  expect(await screen.findByDisplayValue('ruth@example.org')).toBe(box());
  expect(heard).toHaveBeenLastCalledWith('ruth@example.org');
});

it('takes a domain with letters beyond ASCII, also of a browser that does not', async () => {
  await leaveWith('office@küche.example');
  expect(await screen.findByDisplayValue('office@xn--kche-0ra.example')).toBeValid();
});
