import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { reportServer } from 'shared-ui/server-reachability';
import { OutageBanner } from './outage-banner';

const visitors = 'We could not reach the church office. What you typed is still here.';
const staff =
  'The server is not responding at the moment. What you see may be out of date, and changes may not be saved.';

it.each([
  ['visitors', '/', visitors],
  ['visitors', '/help/contact', visitors],
  ['visitors', '/elsewhere', visitors],
  ['members', '/join-us/login', visitors],
  ['staff', '/admin/dashboard', staff],
  ['staff', '/join-us/admin-login', staff],
])('speaks to %s at %s, and is gone with the next success', (_whom, path, text) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <OutageBanner />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => reportServer('unreachable'));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  act(() => reportServer('reachable'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
