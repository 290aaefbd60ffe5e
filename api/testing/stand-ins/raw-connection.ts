import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection on which a test sends raw bytes. */
export interface RawConnection {
  readonly socket: Socket;
  /** The status of the first answer; NaN if the connection ends without one. */
  readonly status: Promise<number>;
}

/** Connects to a listening server and sends the bytes. */
export function openConnection(app: FastifyInstance, bytes: string | Buffer): RawConnection {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const status = new Promise<number>((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      const match = /^HTTP\/1\.1 (\d+) /.exec(answer);
      if (match) resolve(Number(match[1]));
    });
    // A server that refuses early may reset the connection while more is sent.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(NaN));
  });
  return { socket, status };
}

/** Sends the same bytes repeatedly until the connection ends or is told to end. */
export function keepSending({ socket }: RawConnection, bytes: string, interval: number): void {
  const timer = setInterval(() => socket.write(bytes), interval);
  socket.once('close', () => clearInterval(timer));
}
