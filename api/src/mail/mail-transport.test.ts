import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer } from '../../testing/stand-ins/smtp-server';
import { readMailError } from './mail-error';
import { makeMailTransport } from './mail-transport';

const mail = {
  to: 'ada@example.org',
  subject: 'Grüß Gott',
  text: 'https://church.example/reset-password/reset_x?email=ada%40example.org\n',
  html: '<p>Grüß Gott</p>',
  language: 'de',
} as const;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'church-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('makes a file of each mail and says where it lies, not whose it is', async () => {
  const lines: string[] = [];
  await makeMailTransport({ dataDir }, (line) => lines.push(line)).send(mail);
  const [name = '', ...others] = readdirSync(join(dataDir, 'outbox'));
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  const text = readFileSync(join(dataDir, 'outbox', name), 'utf8');
  expect(text).toContain('To: ada@example.org');
  expect(text).toContain('reset_x');
  expect(lines).toEqual([expect.stringContaining(name)]);
  expect(lines[0]).not.toContain('ada@');
});

it('tells a recipient that the mail server refuses from a server that is away', async () => {
  const server = await startSmtpServer(/^ada@/);
  const transport = makeMailTransport({ dataDir, smtpUrl: server.url }, () => undefined);
  const fault = await transport.send(mail).catch(readMailError);
  await server.stop();
  expect(fault).toEqual({
    words: '550 5.1.1 <ada@example.org> is unknown here',
    mayQuote: false,
    isRefused: true,
    isTurnedAway: false,
    isHanging: false,
    isAway: false,
  });
  expect(await transport.send(mail).catch(readMailError)).toMatchObject({ isAway: true });
});
