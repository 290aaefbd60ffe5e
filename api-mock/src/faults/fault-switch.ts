import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from 'contract/wire';

export const faultsEndpoint = '/__mock/faults';

const faultKinds = ['fail', 'hang', 'rubbish', 'none'] as const;

/** An error that replaces an endpoint's response until it is cleared. */
export interface Fault {
  /** Any method if absent. */
  readonly method?: string;
  /** The path without its query, e.g. `/api/contacts`. */
  readonly path: string;
  /** `fail` answers an error, `hang` never answers, `rubbish` answers a page, `none` clears it. */
  readonly fault: (typeof faultKinds)[number];
  /** By default 500 for `fail` and 200 for `rubbish`. */
  readonly status?: number;
}

const faultBody = {
  type: 'object',
  properties: {
    method: { type: 'string' },
    path: { type: 'string' },
    fault: { type: 'string', enum: faultKinds },
    status: { type: 'integer', minimum: 200, maximum: 599 },
  },
  required: ['path', 'fault'],
} as const;

/** Adds `POST /__mock/faults` (sets an error) and `DELETE /__mock/faults` (clears all) to the server. */
export function addFaultSwitch(app: FastifyInstance): void {
  let faults: readonly Fault[] = [];

  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0];
    const fault = faults.find(
      (one) => one.path === path && (one.method ?? request.method) === request.method,
    );
    if (fault === undefined) done();
    else misbehave(fault, reply);
  });
  // Hanging connections would keep the server from stopping.
  app.addHook('preClose', (done) => {
    app.server.closeAllConnections();
    done();
  });

  app.post(
    faultsEndpoint,
    { config: { access: 'public' }, schema: { body: faultBody } },
    async (request, reply) => {
      const fault = request.body as Fault;
      const others = faults.filter(
        ({ path, method }) => path !== fault.path || method !== fault.method,
      );
      faults = fault.fault === 'none' ? others : [...others, fault];
      return reply.code(204).send();
    },
  );
  app.delete(faultsEndpoint, { config: { access: 'public' } }, async (_request, reply) => {
    faults = [];
    return reply.code(204).send();
  });
}

function misbehave({ fault, status }: Fault, reply: FastifyReply): void {
  if (fault === 'hang') {
    reply.hijack();
  } else if (fault === 'rubbish') {
    void reply
      .code(status ?? 200)
      .type('text/html')
      .send('<!doctype html><title>Gateway</title><p>This is not what was asked for.');
  } else {
    const message = 'The mock was told to fail here.';
    const body: ErrorBody = { message, error: message, code: 'server-error' };
    void reply.code(status ?? 500).send(body);
  }
}
