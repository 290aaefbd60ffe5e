import type { LimitClass } from 'contract/request';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consumeBudget } from './consume-budget';
import { NetworkRateLimiter } from './network-rate-limiter';
import type { RateLimitRepository } from './rate-limit-repository';
import { requestClasses } from './rate-limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The class of this route's requests, which are counted once they are valid; uploads before they are read. Absent
     * where they are not counted.
     */
    rateLimit?: LimitClass;
  }
}

const tooMuch = { message: 'You have done very much in a short time.' };

/** Counts requests by class, for the staff account on a staff route, else for the network. */
export class RequestLimits {
  private readonly ofNetworks: Readonly<Record<LimitClass, NetworkRateLimiter>>;

  /** @param toAccountDigest returns the id of the staff member who calls; undefined for all other callers */
  constructor(
    private readonly rateLimits: Pick<RateLimitRepository, 'consume'>,
    private readonly accountOf: (request: FastifyRequest) => string | undefined,
  ) {
    const make = (name: LimitClass) => new NetworkRateLimiter(requestClasses[name], rateLimits);
    this.ofNetworks = {
      'public-form': make('public-form'),
      visit: make('visit'),
      'log-in': make('log-in'),
      staff: make('staff'),
      upload: make('upload'),
    };
  }

  /** Throws an HttpError (429) when the caller has reached the limit. */
  consume(request: FastifyRequest, name: LimitClass): Promise<void> {
    const account = this.accountOf(request);
    return account === undefined
      ? this.ofNetworks[name].consume(request)
      : consumeBudget(this.rateLimits, account, requestClasses[name], tooMuch);
  }

  /** Consumes a token of the network, also for staff, and returns whether there was one. */
  tryConsume(request: FastifyRequest, name: LimitClass): boolean | Promise<boolean> {
    return this.ofNetworks[name].tryConsume(request);
  }

  /** Counts the requests of every route that is registered from now on with a class. */
  countRequests(app: FastifyInstance): void {
    const hooks = new Map<LimitClass, (request: FastifyRequest) => Promise<void>>();
    app.addHook('onRoute', (route) => {
      const name = route.config?.rateLimit;
      if (name === undefined) return;
      const hook = hooks.get(name) ?? ((request) => this.consume(request, name));
      hooks.set(name, hook);
      const when = name === 'upload' ? 'onRequest' : 'preHandler';
      const others = [route[when] ?? []].flat();
      // Fastify copies the hooks of a GET route to its HEAD route.
      if (!others.includes(hook)) route[when] = [...others, hook];
    });
  }
}
