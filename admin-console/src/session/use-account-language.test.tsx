import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { storeStaffRights } from './staff-account';
import { useAccountLanguage } from './use-account-language';

const account = { staff: { _id: '1', email: 'office@example.org' }, roles: [], rights: [] };

const atAccounts = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/admin/dashboard?section=accounts']}>{children}</MemoryRouter>
);

it('loads the console in the language of the account, at the same place', () => {
  const load = jest.fn();
  renderHook(() => useAccountLanguage(load), { wrapper: atAccounts });
  expect(load).not.toHaveBeenCalled();
  act(() => storeStaffRights(undefined, new Set(), { ...account, language: 'en' }));
  expect(load).not.toHaveBeenCalled();
  act(() => storeStaffRights(undefined, new Set(), { ...account, language: 'de' }));
  expect(load.mock.calls).toEqual([['/de/admin/dashboard?section=accounts']]);
});
