import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { addNotDuplicates, mergeRecords, undoMerge } from 'contract/review-requests';
import fc from 'fast-check';
import { fakeNetwork } from 'shared-ui/fake-network';
import type { FakeAnswer } from 'shared-ui/fake-network';
import {
  arbitraryResponse,
  propertyTestRuns,
  malformedBodies,
  malformedFailures,
  malformedSuccesses,
  everyThird,
} from 'shared-ui/malformed-responses';
import { saveReview } from './records/review/store/save-review';
import { sendChange } from './session/send';
import { sectionTitles } from './base/model/fixed-texts';
import { sectionNames } from './base/model/sections';
import { fakeEventSource } from './testing/fake-event-source';
import { openConsole } from './testing/open-console';
import { logIn } from './testing/render-view';

const isRefusal = (answer: FakeAnswer) =>
  typeof answer === 'object' && (answer.status === 401 || answer.status === 403);
/** Responses that do not end the session. */
const answers = [...malformedSuccesses, ...malformedFailures].filter(
  (answer) => !isRefusal(answer),
);

/**
 * For tests that open the page anew, or rebuild much of it, for each response. The parsers are tested with all of them
 * (contract).
 */
const fewAnswers = everyThird(everyThird(answers));

const body = { _id: 'c1', __v: 0, name: 'Ruth', email: 'ruth@example.org' };
const ruth: FakeAnswer = { status: 200, body: [body] };

/** A list that cannot be parsed is logged, and the console reports nothing else (requirements 8). */
function allowListLog() {
  const log = jest.spyOn(console, 'error').mockImplementation();
  return () =>
    log.mock.calls.filter(([said]) => !/^The list \S+ could not be read: \w+\.$/.test(`${said}`));
}

describe('the admin login', () => {
  it('says why and keeps what was typed, whatever is answered', async () => {
    let answer: FakeAnswer = 'hang';
    fakeNetwork(() => answer);
    openConsole('/join-us/admin-login');
    const email = await screen.findByLabelText('E-mail');
    const password = screen.getByLabelText('Password');
    fireEvent.input(email, { target: { value: 'office@example.org' } });
    fireEvent.input(password, { target: { value: 'secret' } });
    const send = async () => {
      fireEvent.submit(email.closest('form') as HTMLFormElement);
      await screen.findByRole('button', { name: 'Logging in...' });
      await screen.findByRole('button', { name: 'Login' });
      expect(email).toHaveValue('office@example.org');
      expect(password).toHaveValue('secret');
    };
    const opensSession = (given: FakeAnswer) =>
      typeof given === 'object' && JSON.stringify(given.body)?.includes('"token":"token"');
    for (answer of [...malformedSuccesses, ...malformedFailures]) {
      if (opensSession(answer)) continue;
      await send();
      expect(screen.getByRole('alert')).toHaveTextContent(/\S/);
    }
    await fc.assert(
      fc.asyncProperty(arbitraryResponse([400, 401, 403, 429, 500]), async (given) => {
        answer = given;
        await send();
      }),
      propertyTestRuns,
    );
    expect(localStorage).toHaveLength(0);
  });
});

describe('the dashboard', () => {
  beforeEach(logIn);
  const connection = fakeEventSource();

  it('ends loading each section, whatever its list is', async () => {
    const strange = allowListLog();
    let answer: FakeAnswer = ruth;
    fakeNetwork(({ path }) => (path.startsWith('/api/admin/') ? { status: 500 } : answer));
    openConsole('/admin/dashboard');
    await screen.findByRole('grid');
    let turn = 0;
    for (answer of answers) {
      const name = sectionTitles[sectionNames[++turn % sectionNames.length] ?? 'contact'];
      fireEvent.click(screen.getByRole('link', { name }));
      await screen.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    }
    expect(strange()).toEqual([]);
  });

  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  it.each([
    ['values of every shape', JSON.stringify(malformedBodies.map((value) => ({ name: value })))],
    [
      'names of every shape',
      JSON.stringify(malformedBodies.map((value) => ({ ...body, ...Object(value) }))),
    ],
    ['what lies very deep', `[{"name":${deep},"email":${deep},"createdAt":${deep},"_id":${deep}}]`],
  ])('shows records that hold %s', async (_what, text) => {
    fakeNetwork(({ path }) =>
      path.startsWith('/api/admin/') ? { status: 500 } : { status: 200, text },
    );
    openConsole('/admin/dashboard?section=contacts');
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it.each([
    ['the quarantine', '?quarantine', 'Loading...'],
    ['a search', '?search=ruth', 'Searching...'],
  ])('ends loading %s, whatever is answered', async (_what, query, waiting) => {
    for (const answer of everyThird(fewAnswers)) {
      fakeNetwork(({ path }) => (path.startsWith('/api/admin/') ? answer : ruth));
      openConsole(`/admin/dashboard${query}`);
      await screen.findByText(waiting);
      await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      cleanup();
    }
  });

  it('shows a list, whatever else is answered about it', async () => {
    let answer: FakeAnswer = { status: 200, body: [null, 7, 'text', [], {}] };
    fakeNetwork(({ path }) => (path.startsWith('/api/admin/') ? answer : ruth));
    openConsole('/admin/dashboard?section=contacts&record=c1');
    // The record's panel is a dialog over the page.
    await screen.findByRole('dialog', { name: 'Ruth' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('grid');
    let section = 'Contacts';
    for (answer of fewAnswers) {
      section = section === 'Contacts' ? 'Welfare' : 'Contacts';
      fireEvent.click(screen.getByRole('link', { name: section }));
      await screen.findByRole('grid', { name: section });
    }
  });

  it('goes on listening, whatever an event says', async () => {
    fakeNetwork(({ path }) => (path.startsWith('/api/admin/') ? { status: 500 } : ruth));
    openConsole('/admin/dashboard?section=contacts');
    await screen.findByRole('grid');
    expect(connection().url).toBe(streamConsoleEvents.path);
    const texts = ['', '{"kind":', ...malformedBodies.map((value) => JSON.stringify(value))];
    for (const data of [...texts, '{"kind":"contact","records":[null,7,{}]}']) {
      for (const name of ['arrived', 'changed'])
        act(() => void connection().dispatchEvent(new MessageEvent(name, { data })));
    }
    connection().tell('arrived', {
      kind: 'contact',
      records: [{ ...body, _id: 'c2', name: 'Jonas', createdAt: '', updatedAt: '' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: /new - show$/ }));
    expect(await screen.findByText('Jonas')).toBeVisible();
  });
});

describe('what staff decide', () => {
  const versions = { survivor: { _id: 'c1', __v: 0 }, merged: [{ _id: 'c2', __v: 0 }], values: {} };

  it.each(malformedSuccesses)(
    'is not taken for done where the answer says something else (%#)',
    async (answer) => {
      fakeNetwork(() => answer);
      expect(await saveReview('contact', 'c1', { state: 'done' }, undefined)).toMatchObject({
        state: 'failed',
      });
      const { survivor, merged } = versions;
      const pair = { records: [survivor, ...merged] };
      const sent = [
        sendChange(mergeRecords, { kind: 'contact', body: versions }, ''),
        sendChange(undoMerge, { kind: 'contact', id: 'm1' }, ''),
        sendChange(addNotDuplicates, { kind: 'contact', body: pair }, ''),
      ];
      for (const outcome of await Promise.all(sent)) expect(outcome).toMatchObject({ ok: false });
    },
  );
});
