import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';
import { fakeNetwork } from 'shared-ui/fake-network';
import { getStaffAccount } from 'contract/my-account-requests';
import { openAdminSession, getAdminToken } from '../session/admin-session';
import { account } from './answer-table';
import { renderView } from './render-view';

export type User = ReturnType<typeof userEvent.setup>;

/** A request of the console that the server refuses. */
export interface RefusedCall {
  /** The file that sends it, below `src`. */
  readonly by: string;
  /** The request as `METHOD /path`. */
  readonly call: string;
  /** Responses to other requests by `METHOD /path`; the default is an empty list. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The view that sends it; a function opens the page by itself. */
  readonly view: ReactElement | (() => User);
  readonly address?: string;
  /** Navigates to the button that sends it. */
  readonly prepare?: (user: User) => Promise<void>;
  /** Sends it; absent if it is sent on opening. */
  readonly press?: (user: User) => Promise<void>;
}

/** Each test has a session of its own, because uploads continue for the whole session. */
let count = 0;
const sessionOf = (number: number) => ({
  token: `token-${number}`,
  admin: { _id: '1', email: 'office@example.org' },
});

const isProgress = (text: string) => /\.\.\.$/.test(text);

const textsOf = (elements: readonly (Element | null | undefined)[]): readonly string[] =>
  elements
    .map((element) => element?.textContent.trim() ?? '')
    .filter((text) => text !== '' && !isProgress(text));

/** The texts that are announced, or read because they have the focus: messages, and descriptions of invalid fields. */
function announced(): readonly string[] {
  const focused = document.activeElement;
  const described = focused?.closest('[aria-invalid]')?.getAttribute('aria-describedby');
  return textsOf([
    ...document.querySelectorAll('[role=alert], [role=status]'),
    focused?.closest('div[tabindex="-1"]:not([role=dialog])'),
    ...(described?.split(' ').map((id) => document.getElementById(id)) ?? []),
  ]);
}

/** The ways in which a view may say that it could not be loaded: an alert, or one of these. */
const lost = (): readonly string[] => [
  ...textsOf([...document.querySelectorAll('[role=alert]')]),
  ...announced().filter((text) => /could not|link/.test(text)),
];

/** Opens the view, has the server refuse the request, and waits for the error, or the end of the session. */
export async function refuse(
  { call, answers = {}, view, address, prepare, press }: RefusedCall,
  refusal: FakeAnswer,
): Promise<void> {
  let isRefused = press === undefined;
  let isMade = false;
  fakeNetwork(({ method, path }: SentCall): FakeAnswer => {
    const key = `${method} ${path}`;
    if (key === call && isRefused) {
      isMade = true;
      return refusal;
    }
    if (key === `GET ${getStaffAccount.path}`) return { status: 200, body: account };
    const body = answers[key];
    return isAnswer(body) ? body : { status: 200, body: body ?? [] };
  });
  openAdminSession(sessionOf((count += 1)));
  const user =
    typeof view === 'function' ? view() : renderView(view, { ...(address && { address }) });
  await prepare?.(user);
  const before = new Set(announced());
  isRefused = true;
  await press?.(user);
  await waitFor(() => expect(isMade).toBe(true));
  const read = () => (press ? announced().filter((text) => !before.has(text)) : lost());
  const confirmation = () =>
    screen.queryByRole('dialog', { name: 'Please confirm that it is you' });
  const isOver = () => getAdminToken() === undefined && isEnd(refusal);
  const wait = (isDone: () => boolean) =>
    waitFor(() => {
      if (!isDone()) throw new Error(`${call} was refused, and nothing is said of it.`);
    });
  await wait(() => isOver() || confirmation() !== null || read().length > 0);
  const dialog = confirmation();
  if (dialog) await user.click(within(dialog).getByText('Cancel', { selector: 'button' }));
  await wait(() => isOver() || read().length > 0);
}

const isAnswer = (body: unknown): body is Exclude<FakeAnswer, string> =>
  typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'number';

/** A session that the server ended leads to the login (admin-guard). */
const isEnd = (refusal: FakeAnswer) => typeof refusal === 'object' && refusal.status === 403;

/** Presses the last button of that name, because a question is below the button that opened it. */
export const click = (name: string | RegExp) => async (user: User) => {
  const buttons = await screen.findAllByRole('button', { name });
  await user.click(buttons.at(-1) as HTMLElement);
};

export const open = (text: string) => async (user: User) =>
  user.click(await screen.findByText(text));

export const type = (label: string | RegExp, text: string) => async (user: User) => {
  const [field] = await screen.findAllByLabelText(label);
  await user.type(field as HTMLElement, text);
};

export const steps =
  (...all: readonly ((user: User) => Promise<void>)[]) =>
  async (user: User) => {
    for (const step of all) await step(user);
  };
