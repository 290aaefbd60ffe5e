import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage, readActionLanguage } from 'contract/form-action';
import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { Profile } from 'contract/profile';
import type { registerProfile } from 'contract/profile-requests';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { wantsPage } from '../../http/responses/wants-page';
import { fieldError } from '../../http/errors/http-error';
import type { HttpError } from '../../http/errors/http-error';
import { FairWork } from '../../http/limits/fair-work';
import { toNetworks } from '../../http/limits/sender-networks';
import type { Call } from '../../http/serve';
import { refuseWeakPassword } from '../../auth/passwords/weak-password';
import type { NetworkRateLimiter } from '../../http/rate-limit/network-rate-limiter';
import { EmailTaken } from './profile-repository';
import type { NewProfile, ProfileRepository } from './profile-repository';

/** Estimates are limited, because a maliciously chosen password blocks the event loop for up to 0.1 seconds. */
const estimates = new FairWork({ running: 1, waiting: 64, waitingPerSite: 16 });

/**
 * Stores the profile of a validated body and answers with it, or redirects to the login if a page was requested. Throws
 * an HttpError: 400 for a weak password, 409 for an email address that is taken, and the errors of remaking the
 * picture.
 */
export async function createProfile(
  app: FastifyInstance,
  mailLimit: NetworkRateLimiter,
  { body, query, request, reply }: Call<typeof registerProfile>,
) {
  const { profiles, pictureMaker, diskShare } = app;
  const { password, ...profile } = body;
  const own = [profile.fullName, profile.email, profile.address];
  await estimates.run(toNetworks(request.ip), async () => {
    // Yields to the event loop between two estimates.
    await setImmediate();
    await refuseWeakPassword(app, { password, owner: 'member', own, path: 'password' });
  });
  // The database checks this again; this query saves the work of hashing and image processing.
  if (await profiles.findAccount(profile.email)) throw emailTaken();
  const { sentPicture } = request;
  const picture = sentPicture && (await pictureMaker.remake(sentPicture, toNetworks(request.ip)));
  const bytes = Buffer.byteLength(JSON.stringify(profile)) + (picture?.length ?? 0);
  const { quarantine, giveBack } = await diskShare.place(request, bytes, request.botSignal);
  const language = findActionLanguage(query);
  const admitted = { profile, password, picture, quarantine, language };
  const id = await storeProfile(app, admitted).catch((error: unknown) => {
    giveBack();
    throw error;
  });
  await askToConfirm(app, mailLimit, request, { id, email: profile.email });
  if (wantsPage(request))
    return reply.redirect(pathIn(readActionLanguage(query), '/join-us/login'), 303);
  return reply.send(await profiles.find(id));
}

interface AdmittedProfile {
  readonly profile: Omit<Profile, 'password'>;
  readonly password: string;
  readonly picture: Uint8Array | undefined;
  readonly quarantine: QuarantineReason | undefined;
  readonly language: Language | undefined;
}

/** Returns the id. The picture is removed again if its profile is not stored. */
async function storeProfile(
  { profiles, pictures, memberPasswords: passwords }: FastifyInstance,
  { profile, password, picture, ...kept }: AdmittedProfile,
): Promise<string> {
  const passwordHash = await passwords.hash(password);
  const address = picture && (await pictures.add(picture));
  return store(profiles, {
    profile: { ...profile, ...(address !== undefined && { image: address }) },
    passwordHash,
    ...kept,
  }).catch(async (error: unknown) => {
    if (address !== undefined) await pictures.remove(address);
    throw error;
  });
}

/** A profile works without confirmation, so no error here fails the registration. Quarantined ones get no email. */
async function askToConfirm(
  { outbox }: FastifyInstance,
  mailLimit: NetworkRateLimiter,
  request: FastifyRequest,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  if (request.botSignal !== undefined) return;
  try {
    const isAllowed = await mailLimit.tryConsume(request);
    if (isAllowed) await outbox.add('confirm-email', email, id);
  } catch (error) {
    request.log.warn({ err: error });
  }
}

const store = (repository: ProfileRepository, profile: NewProfile): Promise<string> =>
  repository.add(profile).catch((error: unknown) => {
    throw error instanceof EmailTaken ? emailTaken() : error;
  });

/** Members must learn that they have a profile already; the rate limit is applied elsewhere. */
function emailTaken(): HttpError {
  const message =
    'There is a profile with this e-mail already. Please log in, or ask for a new password.';
  return fieldError(409, { code: 'email-taken' }, { path: 'email', message });
}
