import type { FastifyInstance } from 'fastify';
import { profilesEndpoint } from 'contract/profile';
import { FairWork } from '../../http/limits/fair-work';
import { networksOfSender } from '../../http/limits/networks-of';
import { idOf, idParameter } from '../../http/requests/id-parameter';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { ownSentRateLimit } from '../../http/rate-limit/rate-limits';
import { takeOfProfile } from '../../http/rate-limit/take-of-profile';
import type { OwnRecords } from './own-records';

interface OwnSentParts {
  readonly ownRecords: OwnRecords;
  readonly rateLimits: Pick<RateLimitRepository, 'draw'>;
}

/** Each may go through everything there is. */
const limits = { running: 1, waiting: 40, waitingPerSite: 10 };

const tooMuch = { message: 'You have asked for what you sent several times in a short time.' };

/** Members see what was sent under their address (contract/own-sent). */
export function registerOwnSent(app: FastifyInstance, { ownRecords, rateLimits }: OwnSentParts) {
  const work = new FairWork(limits);
  app.get(`${profilesEndpoint}/${idParameter}/sent`, {
    config: { access: 'own-profile' },
    preHandler: async (request) =>
      takeOfProfile(rateLimits, idOf(request), ownSentRateLimit, tooMuch),
    handler: (request) =>
      work.run(networksOfSender(request), () =>
        ownRecords.list(idOf(request), () => !request.raw.socket.destroyed),
      ),
  });
}
