import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Bottleneck } from './bottleneck.ts';
import type { LineSpeed } from './line.ts';

process.once('message', ({ target, speed }: { target: number; speed: LineSpeed }) => {
  const oneWay = speed.roundTrip / 2;
  const up = new Bottleneck(speed.up, oneWay);
  const down = new Bottleneck(speed.down, oneWay);
  const server = createServer({ noDelay: true, pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    // The handshake: a client's first byte leaves when its SYN has been answered.
    setTimeout(() => {
      const origin = connect({ port: target, host: '127.0.0.1', noDelay: true });
      up.carry(client, origin);
      down.carry(origin, client);
      client.resume();
    }, speed.roundTrip);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
