import type { FastifyInstance } from 'fastify';
import { consoleEventsEndpoint } from 'contract/review';
import type { AdminDoor } from '../admin-session/admin-door';
import type { ConsoleParts } from '../console/console-parts';
import { sessionOf } from '../console/staff-calls';
import { Refusal } from '../http/refusal';
import { ConsoleNews } from './console-news';
import type { NewsTempo } from './console-news';
import { ConsoleReader } from './console-reader';
import { NewsRepository } from './news-repository';

/** One for each open tab; a browser that asks for more than it can show has lost count. */
const streamsPerSession = 8;

const tooManyStreams = () =>
  new Refusal(429, 'The console is open in too many tabs. Please close some of them.');

/** What arrives and changes, as server-sent events, until the session ends or the server stops. */
export function registerConsoleEvents(
  calls: FastifyInstance,
  { database, door, tempo }: ConsoleParts & { door: AdminDoor; tempo: NewsTempo },
): void {
  const news = new ConsoleNews(new NewsRepository(database), calls.log, tempo);
  const open = new Map<string, number>();
  calls.addHook('preClose', async () => news.stop());

  calls.get(consoleEventsEndpoint, { exposeHeadRoute: false }, async (request, reply) => {
    const session = sessionOf(request);
    const count = open.get(session) ?? 0;
    if (count >= streamsPerSession) throw tooManyStreams();
    open.set(session, count + 1);
    const reader = new ConsoleReader(() => door.isStillOpenFor(request));
    reader.stream.once('close', () => {
      const left = (open.get(session) ?? 1) - 1;
      if (left === 0) open.delete(session);
      else open.set(session, left);
    });
    const { 'last-event-id': lastPosition } = request.headers;
    await news
      .add(reader, typeof lastPosition === 'string' ? lastPosition : undefined)
      .catch((error: unknown) => {
        reader.stream.destroy();
        throw error;
      });
    // nginx would collect the events otherwise; and a stream that ends leaves no connection that a stop waits for.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    return reply.type('text/event-stream; charset=utf-8').send(reader.stream);
  });
}
