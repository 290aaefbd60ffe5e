import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { chooseScheme } from './color-scheme';
import { SchemeSwitch } from './scheme-switch';

beforeEach(() => chooseScheme('system'));

const pressed = () => screen.getAllByRole('button', { pressed: true });

it('leaves the colours to the device at first, on the server too', () => {
  expect(renderToString(<SchemeSwitch />)).toMatch(/pressed="true">Automatic</);
  render(<SchemeSwitch />);
  const names = within(screen.getByRole('group', { name: 'Colours' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Automatic', 'Light', 'Dark']);
  expect(pressed()).toEqual([screen.getByRole('button', { name: 'Automatic' })]);
});

it('changes the page by keyboard, says what is chosen, and brings every other switch along', async () => {
  render(
    <>
      <SchemeSwitch />
      <SchemeSwitch />
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  expect(pressed()).toEqual(screen.getAllByRole('button', { name: 'Dark' }));
  expect(pressed()).toHaveLength(2);
});
