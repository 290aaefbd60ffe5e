import { screen, waitFor, within } from '@testing-library/react';
import { changeOnCall, changeOnCallWeek, getOnCall } from 'contract/on-call-requests';
import type { OnCall } from 'contract/on-call-requests';
import { recordKinds } from 'contract/review';
import {
  changeWorkSettings,
  defaultWorkSettings,
  getWorkSettings,
} from 'contract/work-settings-requests';
import type { FakeAnswer } from 'shared-ui/fake-network';
import { answerByTable } from '../../testing/answer-table';
import { logIn, renderView } from '../../testing/render-view';
import { UrgencyView } from './urgency-view';

const people = [
  { _id: 'ada', name: 'Ada', sections: recordKinds },
  { _id: 'ben', name: 'Ben', sections: ['pledge'] },
  { _id: 'cleo', name: 'Cleo', sections: recordKinds },
] as const;

function rota(list: readonly string[], version = 1): OnCall {
  const mondays = ['2026-03-02', '2026-03-09', '2026-03-16'];
  const weeks = mondays.map((monday, ahead) => ({
    ...{ monday, isChanged: false, person: list[ahead % Math.max(1, list.length)] ?? null },
  }));
  return { version, list, weeks, people };
}

async function open(changes: Record<string, FakeAnswer | FakeAnswer[]> = {}, first = rota([])) {
  const calls = answerByTable({
    [`GET ${getOnCall.path}`]: { status: 200, body: first },
    [`GET ${getWorkSettings.path}`]: { status: 200, body: defaultWorkSettings },
    ...changes,
  });
  logIn();
  const user = renderView(<UrgencyView />);
  await screen.findByLabelText('Add somebody');
  await screen.findByLabelText(/^Welfare/);
  return { calls, user };
}

const names = () =>
  within(screen.getAllByRole('list')[1] as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

it('adds people to the list, and says who may not read what is urgent', async () => {
  const { calls, user } = await open({
    [`PUT ${changeOnCall.path}`]: { status: 200, body: rota(['ben'], 2) },
    [`GET ${getOnCall.path}`]: [
      { status: 200, body: rota([]) },
      { status: 200, body: rota(['ben'], 2) },
    ],
  });
  expect(screen.getByText(/^Nobody is in the list/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Add somebody'), 'Ben');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The list is saved.')).toBeVisible();
  expect(calls).toMatchObject([{ body: { list: ['ben'], seenVersion: 1 } }]);
  expect(screen.getByText('May not read, and is not told of: Welfare, Requests')).toBeVisible();
  const options = within(screen.getByLabelText('Add somebody')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose …', 'Ada', 'Cleo']);
});

it('moves by keyboard, and keeps the focus on the button of the person', async () => {
  const moved = { status: 200, body: rota(['cleo', 'ada'], 2) };
  const { calls, user } = await open(
    {
      [`PUT ${changeOnCall.path}`]: moved,
      [`GET ${getOnCall.path}`]: [{ status: 200, body: rota(['ada', 'cleo']) }, moved],
    },
    rota(['ada', 'cleo']),
  );
  expect(names()).toEqual(['Ada', 'Cleo']);
  screen.getByRole('button', { name: 'Move down: Ada' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Cleo', 'Ada']));
  expect(calls).toMatchObject([{ body: { list: ['cleo', 'ada'], seenVersion: 1 } }]);
  expect(screen.getByRole('button', { name: 'Move down: Ada' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(calls).toHaveLength(1);
});

it('gives a single week to somebody else', async () => {
  const list = ['ada', 'cleo'];
  const changed = {
    ...rota(list, 2),
    weeks: [{ monday: '2026-03-02', person: 'ben', isChanged: true }],
  };
  const { calls, user } = await open(
    {
      [`PUT ${changeOnCallWeek.path}`]: { status: 200, body: changed },
      [`GET ${getOnCall.path}`]: [
        { status: 200, body: rota(list) },
        { status: 200, body: changed },
      ],
    },
    rota(list),
  );
  const week = screen.getByLabelText(/8 March$/);
  expect(week).toHaveDisplayValue('In turn: Ada');
  await user.selectOptions(week, 'Ben');
  expect(await screen.findByText(/^On call .*March: Ben\.$/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { monday: '2026-03-02', person: 'ben', seenVersion: 1 } }]);
  expect(screen.getByLabelText(/8 March$/)).toHaveDisplayValue('Ben');
});

it('says why the list was not saved, and shows what others saved', async () => {
  const message = 'Somebody else has changed this meanwhile.';
  const { user } = await open(
    {
      [`PUT ${changeOnCall.path}`]: { status: 409, body: { message } },
      [`GET ${getOnCall.path}`]: [
        { status: 200, body: rota(['ada']) },
        { status: 200, body: rota(['cleo'], 2) },
      ],
    },
    rota(['ada']),
  );
  await user.click(screen.getByRole('button', { name: 'Remove from the list: Ada' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Cleo']));
  expect(screen.getByLabelText('Add somebody')).toHaveFocus();
});

it('saves each change of when records are due and which categories are urgent at once', async () => {
  const { calls, user } = await open({
    [`PUT ${changeWorkSettings.path}`]: { status: 200, body: defaultWorkSettings },
  });
  expect(screen.getByLabelText(/^Welfare/)).toHaveDisplayValue('1 day');
  expect(screen.getByRole('checkbox', { name: 'Medical' })).toBeChecked();
  await user.selectOptions(screen.getByLabelText(/^Welfare/), '2 days');
  await user.selectOptions(screen.getByLabelText(/^Requests/), 'Never');
  await user.click(screen.getByRole('checkbox', { name: 'Counselling' }));
  expect(await screen.findByText('Saved: Requests, Counselling.')).toBeVisible();
  const { urgentCategories } = defaultWorkSettings;
  expect(calls.map(({ body }) => body)).toEqual([
    { dueDays: { welfare: 2 }, urgentCategories },
    { dueDays: { request: null }, urgentCategories },
    { dueDays: {}, urgentCategories: { ...urgentCategories, request: ['counseling'] } },
  ]);
  expect(screen.getByLabelText(/^Requests/)).toHaveDisplayValue('Never');
});

it('shows what was saved before if a change is refused', async () => {
  const { user } = await open({
    [`PUT ${changeWorkSettings.path}`]: { status: 503, body: { message: 'Please wait.' } },
  });
  await user.selectOptions(screen.getByLabelText(/^Welfare/), '2 days');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
  expect(screen.getByLabelText(/^Welfare/)).toHaveDisplayValue('1 day');
});
