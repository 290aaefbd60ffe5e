import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it.each(['a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org'])(
  'takes a recipient for one address, whatever it holds: %j',
  async (to) => {
    await makeMailTransport({ dataDir }, () => undefined).send({ ...mail, to });
    const [name = ''] = readdirSync(join(dataDir, 'outbox'));
    const [head = ''] = readFileSync(join(dataDir, 'outbox', name), 'utf8').split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(/^To: (.*)$/m.exec(head)?.[1]).toMatch(/^<"[^"]+"@example\.org>$/);
  },
);

/** The few words of SMTP that a client needs to hear. */
function answerSmtp(socket: Socket, received: (text: string) => void): void {
  let isData = false;
  socket.write('220 ready\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    received(text);
    if (isData && !text.endsWith('\r\n.\r\n')) return;
    isData = text.startsWith('DATA');
    if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
  });
}

it('hands mails to the mail server that is configured', async () => {
  let received = '';
  const server = createServer((socket) => answerSmtp(socket, (text) => (received += text)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const transport = makeMailTransport({ dataDir, smtpUrl: `smtp://127.0.0.1:${port}` }, () => {
    throw new Error('Nothing is to be announced.');
  });
  await transport.send(mail);
  expect(received).toContain('RCPT TO:<ada@example.org>');
  expect(received).toContain('reset_x');
  await new Promise((resolve) => server.close(resolve));
});

it('rejects when there is no mail server', async () => {
  const transport = makeMailTransport({ dataDir, smtpUrl: 'smtp://127.0.0.1:1' }, () => undefined);
  await expect(transport.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
});
