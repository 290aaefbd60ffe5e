import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from 'shared-ui/fake-network';
import { logIn, openConsole } from '../testing/open-console';

/** A network whose one answer arrives in pieces, when the test says so. */
function slowNetwork() {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  const response = new Response(stream.readable, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  // Whatever else the console asks for hangs.
  fakeNetwork(() => 'hang');
  const { fetch: hang } = window;
  Object.assign(window, {
    fetch: (path: string, init: RequestInit) =>
      path === '/api/contacts' ? Promise.resolve(response) : hang(path, init),
  });
  const encoder = new TextEncoder();
  return {
    // On a busy machine what arrives is on the screen before the test looks.
    send: (text: string) => act(() => writer.write(encoder.encode(text))),
    end: () => writer.close(),
    cut: () => writer.abort(new TypeError('network error')),
  };
}

const person = (number: number) => ({
  name: `Person ${number}`,
  email: `person.${number}@example.org`,
  message: 'A message as long as people write them. '.repeat(10),
});
const textOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => JSON.stringify(person(from + i))).join(',');

beforeEach(logIn);

it('says how far it has come while a long list arrives, and then shows its first page', async () => {
  const network = slowNetwork();
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  openConsole('/admin/dashboard?section=contacts');
  expect(await screen.findByText('Loading...')).toHaveAttribute('role', 'status');
  await network.send(`[${textOf(0, 1000)}`);
  // The progress is told at most ten times a second.
  later = 101;
  await network.send(`,${textOf(1000, 2000)}`);
  expect(await screen.findByText(/^[\d,]+ records so far$/)).not.toHaveAttribute('role');
  expect(screen.getByText('Loading...')).toBeVisible();

  await network.send(`,${textOf(2000, 2500)}]`);
  await network.end();
  await screen.findByRole('grid');
  expect(screen.getByText('2500 Unique')).toBeVisible();
  expect(screen.getByText(/^1–100 of 2,?500$/)).toBeVisible();
});

it('takes a list that breaks off for one that could not be read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const network = slowNetwork();
  openConsole('/admin/dashboard?section=contacts');
  await screen.findByText('Loading...');
  await network.send(`[${textOf(0, 3)}`);
  await network.cut().catch(() => undefined);
  expect(await screen.findByText('No data found.')).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  log.mockRestore();
});
