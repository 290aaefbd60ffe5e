import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** The recipients of all emails, in order. */
  readonly recipients: readonly string[];
  /** The raw emails, without the escaped dots of the protocol. */
  readonly mails: readonly string[];
  stop(): Promise<void>;
}

/** Starts a server with the subset of SMTP that a client needs. @param refuses recipients without a mailbox */
export async function startSmtpServer(refuses = /^$/): Promise<SmtpServer> {
  const recipients: string[] = [];
  const mails: string[] = [];
  const answer = (command: string): string => {
    const recipient = /^RCPT TO:<(.*)>/.exec(command)?.[1];
    if (recipient === undefined) return command.startsWith('QUIT') ? '221 bye' : '250 ok';
    if (refuses.test(recipient)) return `550 5.1.1 <${recipient}> is unknown here`;
    recipients.push(recipient);
    return '250 ok';
  };
  const listen = (socket: Socket) => {
    let rest = '';
    let mail: string[] | undefined;
    const read = (line: string) => {
      if (mail === undefined) {
        if (line.startsWith('DATA')) mail = [];
        socket.write(line.startsWith('DATA') ? '354 go on\r\n' : `${answer(line)}\r\n`);
      } else if (line === '.') {
        mails.push(mail.map((one) => `${one.replace(/^\./, '')}\r\n`).join(''));
        mail = undefined;
        socket.write('250 ok\r\n');
      } else mail.push(line);
    };
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(read);
    });
    socket.on('error', () => undefined);
  };
  const server = createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
