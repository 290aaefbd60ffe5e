import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import type { ImapSettings } from '../../src/mail/inbox/inbox-settings';

/** The parts of hoodiecrow-imap that are used; it has no types of its own (hoodiecrow-imap.d.ts). */
export interface ImapTestServer {
  readonly settings: ImapSettings;
  append(message: string): void;
  /** The flags of each message, in the order of their arrival. */
  flags(): readonly (readonly string[])[];
  /** Ends all connections, as a restart of the server does. */
  dropConnections(): void;
  close(): Promise<void>;
}

/** Starts an IMAP server in this process, with one empty mailbox. */
export async function startImapServer(isTls = false): Promise<ImapTestServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'IDLE', 'ENABLE', 'LITERALPLUS', 'UNSELECT'],
    secureConnection: isTls,
    storage: { INBOX: { messages: [] } },
  });
  const listener: Server = server.server;
  const sockets = new Set<Socket>();
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const dropConnections = () => sockets.forEach((socket) => socket.destroy());
  return {
    settings: {
      ...{ host: '127.0.0.1', port, user: 'testuser', password: 'testpass', mailbox: 'INBOX' },
      encryption: isTls ? 'tls' : 'none',
    },
    append: (message) => server.appendMessage('INBOX', [], undefined, message),
    flags: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags),
    dropConnections,
    close: async () => {
      dropConnections();
      listener.close();
      await once(listener, 'close');
    },
  };
}
