import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'contract/error-codes';
import { logInAdmin } from 'contract/staff-login-requests';
import { logInGenerically, logInMember } from 'contract/member-session-requests';
import { lacksRight } from '../access/route-access';
import { HttpError } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import type { SecurityNote } from './noted-rows';
import type { SecurityLog } from './security-log';

const wrongProofs: readonly ErrorCode[] = [
  'wrong-login',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'wrong-proof',
];
const exhaustedLimits: readonly ErrorCode[] = [
  'too-many-requests',
  'too-many-changes',
  'too-many-passwords',
  'too-many-tries',
];

/** Notes the refusals of all routes: wrong passwords, missing rights, limits that are reached. */
export function logRefusals(app: FastifyInstance, securityLog: Pick<SecurityLog, 'note'>): void {
  app.addHook('onError', (request, _reply, error, done) => {
    const event = error instanceof HttpError ? eventOf(request, error) : undefined;
    if (event !== undefined) {
      // The typed address tells whose log-in failed. It is ignored where a limit refused, because a flood may type
      // anything.
      const whose = (event === 'login-failed' && namedBy(request)) || whoCalls(request);
      securityLog.note({ event, network: toCoarseNetwork(request.ip), ...whose });
    }
    done();
  });
}

function eventOf(
  request: FastifyRequest,
  { reason }: HttpError,
): SecurityNote['event'] | undefined {
  if (wrongProofs.includes(reason.code)) return 'login-failed';
  if (exhaustedLimits.includes(reason.code)) return 'limit-exhausted';
  return lacksRight(request) ? 'right-refused' : undefined;
}

type Whose = Pick<SecurityNote, 'audience' | 'account' | 'email'>;

/** Returns the account that a log-in names. */
function namedBy({ routeOptions, body }: FastifyRequest): Whose | undefined {
  const { url = '' } = routeOptions;
  const { email } = (body ?? {}) as { readonly email?: unknown };
  if (typeof email !== 'string') return undefined;
  if (url === logInAdmin.path) return { audience: 'admin', email };
  const isMembers = url === logInMember.path || url === logInGenerically.path;
  return isMembers ? { audience: 'member', email } : undefined;
}

/** Returns the account that is logged in. */
function whoCalls(request: FastifyRequest): Whose {
  if (request.staff) return { audience: 'admin', account: request.staff._id };
  const { id } = (request.params ?? {}) as { readonly id?: string };
  const isOwn = request.routeOptions.config.access === 'own-profile';
  return isOwn ? { audience: 'member', account: id } : {};
}
