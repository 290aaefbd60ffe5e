import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
// Loaded in advance, so that tests need not wait for lazy chunks.
import '../account/account-sections';
import '../confirm-email/confirm-email-page';
import '../create-profile/create-profile-page';
import '../forgot-password/forgot-password-page';
import '../login/login-page';
import '../my-data/my-data-page';
import '../my-data/sent-view';
import '../own-sent/own-sent-list';
import '../profile/profile-page';
import '../reset-password/reset-password-page';
import { dropLoginEmail } from '../session/login-email';
import { clearLoginNotice } from '../session/login-notice';
import { routes } from '../remote';
import { closeMemberSession } from 'shared-ui/member-session';

const routers = new Set<ReturnType<typeof createBrowserRouter>>();

afterEach(() => {
  for (const router of routers) router.dispose();
  routers.clear();
  act(() => closeMemberSession());
  clearLoginNotice();
  dropLoginEmail();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a path as the shell would. Tests only replace the network (`shared-ui/fake-network`). */
export async function openPage(address: string) {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    {
      HydrateFallback: () => null,
      children: [...routes, { path: '*', element: <h1>Another page</h1> }],
    },
  ]);
  routers.add(router);
  const { container } = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), container };
}

/** The violations that axe finds. Colours have a test with the tokens, because jsdom does not render. */
export async function findAxeViolations(container: Element): Promise<readonly string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  // Pending updates of the page may happen meanwhile.
  let violations: axe.Result[] = [];
  await act(async () => {
    ({ violations } = await axe.run(container, { rules }));
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export const field = (name: string): HTMLInputElement => {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`The page has no field ${name}.`);
  return control;
};

export const submitButton = (): HTMLButtonElement => {
  const button = document.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) throw new Error('The page has no submit button.');
  return button;
};

/** Sets `validity.tooShort` as browsers do. jsdom never does, because it does not distinguish typed values. */
export const mockTooShortValidity = () =>
  jest.spyOn(HTMLInputElement.prototype, 'validity', 'get').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    const { value, minLength, required } = this;
    const valueMissing = required && value === '';
    return { valueMissing, tooShort: value !== '' && value.length < minLength } as ValidityState;
  });
