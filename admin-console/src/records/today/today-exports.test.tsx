import { screen } from '@testing-library/react';
import { getStaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import type { Right } from 'contract/rights';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { account, answerByTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { TodayExports } from './today-exports';

const records = [
  { kind: 'welfare', _id: 'w1' },
  { kind: 'contact', _id: 'c1' },
  { kind: 'welfare', _id: 'w2' },
] as const;
const said: Outcome[] = [];
const files: string[] = [];
beforeEach(() => {
  logIn();
  said.length = 0;
  files.length = 0;
  URL.createObjectURL = () => 'blob:sample';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download.replace(/ ?\d{4}-\d\d-\d\d/, ''));
  });
});
afterEach(() => jest.restoreAllMocks());

async function openMenu(rights: readonly Right[] = allRights) {
  const ok = { status: 200, body: 'name' };
  const calls = answerByTable({
    'POST /api/admin/exports/welfare': ok,
    'POST /api/admin/exports/contact': ok,
    [`GET ${getStaffAccount.path}`]: { status: 200, body: { ...account, rights } },
  });
  const user = renderView(<TodayExports records={records} say={(one) => said.push(one)} />, {
    rights,
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  return { calls, user };
}

it('saves one file for each section of a selection, with all that was sent', async () => {
  const { calls, user } = await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'CSV file' }));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { format: 'csv', records: ['w1', 'w2'] },
    { format: 'csv', records: ['c1'] },
  ]);
  expect(JSON.stringify(calls[0]?.body)).toContain('"field":"message"');
  expect(files).toHaveLength(2);
  expect(said).toMatchObject([{ tone: 'success', text: '3 records exported.' }]);
});

it('leaves out sections that the user may not export', async () => {
  const { calls, user } = await openMenu(['contact:read', 'contact:export', 'welfare:read']);
  await user.click(screen.getByRole('menuitem', { name: 'CSV file' }));
  expect(calls).toHaveLength(1);
  expect(said).toMatchObject([{ text: '1 record exported.' }]);
});
