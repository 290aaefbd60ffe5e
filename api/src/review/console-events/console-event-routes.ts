import type { FastifyInstance } from 'fastify';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { getRights, getSessionToken } from '../../auth/access/route-access';
import { HttpError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { ConsoleEventFeed, defaultPollingIntervals } from './console-event-feed';
import type { PollingIntervals } from './console-event-feed';
import { ConsoleReader } from './console-reader';
import { ConsoleEventRepository } from './console-event-repository';

/** One stream per open tab, up to this many. */
const streamsPerSession = 8;

const tooManyStreams = () =>
  new HttpError(
    429,
    { code: 'too-many-tabs' },
    'The console is open in too many tabs. Please close some of them.',
  );

/** Streams arrivals and changes as server-sent events until the session ends or the server stops. */
export function serveConsoleEvents(
  app: FastifyInstance,
  intervals: PollingIntervals = defaultPollingIntervals,
): void {
  const { database, staffGuard, accessLog } = app;
  const news = new ConsoleEventFeed(new ConsoleEventRepository(database), app.log, intervals, () =>
    accessLog.listSections(),
  );
  const open = new Map<string, number>();
  app.addHook('preClose', async () => news.stop());

  const stream = async ({ request, reply }: Call<typeof streamConsoleEvents>) => {
    const session = getSessionToken(request);
    const count = open.get(session) ?? 0;
    if (count >= streamsPerSession) throw tooManyStreams();
    open.set(session, count + 1);
    const reader = new ConsoleReader(
      getRights(request),
      () => staffGuard.findRights(request),
      (kind) => accessLog.hasList(session, kind),
    );
    reader.stream.once('close', () => {
      const left = (open.get(session) ?? 1) - 1;
      if (left === 0) open.delete(session);
      else open.set(session, left);
    });
    await news.add(reader).catch((error: unknown) => {
      reader.stream.destroy();
      throw error;
    });
    // nginx would buffer the events otherwise, and a kept-alive connection would delay a stop.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    return reply.type('text/event-stream; charset=utf-8').send(reader.stream);
  };
  serve(app, streamConsoleEvents, stream, { exposeHeadRoute: false });
}
