import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profileBody, profileImage, registerEndpoint } from 'contract/profile';
import type { Profile } from 'contract/profile';
import type { QuarantineReason } from 'contract/review';
import type { IpRateLimiter } from '../rate-limit/ip-rate-limiter';
import type { DiskShare } from '../disk-share/disk-share';
import { networksOf } from '../http/limits/networks-of';
import type { ChooseBodyRules } from '../http/bodies/body-guard';
import { isMultipart } from '../http/bodies/body-parsing';
import { cleanBody } from '../http/bodies/clean-body';
import { NetworkQuota } from '../http/limits/network-quota';
import type { OriginPolicy } from '../http/requests/origin-policy';
import { drainAfterwards } from '../mail/drain-afterwards';
import type { Mailer } from '../mail/mailer';
import type { OutboxRepository } from '../mail/outbox-repository';
import { tooLarge, unsupportedMediaType } from '../http/errors/http-error';
import { wantsPage } from '../http/answers/wants-page';
import { findBotSignal } from '../bot-signals/bot-signal';
import type { PasswordChecker } from '../passwords/password-checker';
import { refuseWeakPassword } from '../passwords/weak-password';
import { emailTaken } from './email-taken';
import { readMultipartForm, registrationLimit } from './multipart-form';
import type { PictureMaker } from '../pictures/picture-maker';
import type { PictureStore } from '../pictures/picture-store';
import { EmailTaken } from './profile-repository';
import type { NewProfile, ProfileRepository } from './profile-repository';
import { answerFaultWithRegistrationPage } from './registration-page';

export interface RegistrationParts {
  readonly repository: ProfileRepository;
  readonly pictures: PictureStore;
  readonly passwords: PasswordChecker;
  readonly outbox: OutboxRepository;
  readonly mailer: Mailer;
  readonly pages: OriginPolicy;
  readonly maker: PictureMaker;
  readonly limit: IpRateLimiter;
  /** Of one network and of the quarantine. */
  readonly disk: DiskShare;
  /** Of forms with a file, which are counted before they are read. */
  readonly uploadLimit: IpRateLimiter;
  readonly confirmationMailLimit: IpRateLimiter;
}

/** A validated body, and the bytes of the picture that came with it. */
type Registration = Profile & { readonly [profileImage.field]?: Buffer };

/**
 * An upload is held in memory until its picture is remade: 24 of the largest, a quarter of them of one network. A phone
 * at 10 KB/s needs nine minutes for the largest; one that stands still is cut after a minute at most. A registration
 * without a picture is a form like any other.
 */
function makeBodyRules(): ChooseBodyRules {
  const uploads = {
    limit: registrationLimit,
    least: 4096,
    quota: new NetworkQuota({ total: 24 * registrationLimit, perSubnet: 6 * registrationLimit }),
    pace: { firstTime: 20_000, maxTime: 60_000, bytesPerSecond: 8192 },
  };
  return (request, ordinary) => (isMultipart(request) ? uploads : ordinary);
}

/** Any visitor may create a profile (SPEC 7.1): as multipart, and as JSON or a plain form when there is no picture. */
export async function registerRegistration(
  app: FastifyInstance,
  parts: RegistrationParts,
): Promise<void> {
  // The parser is known to this address only; everywhere else multipart is 415.
  await app.register(async (scope) => {
    await scope.register(multipart);
    addRoute(scope, parts);
  });
}

function addRoute(scope: FastifyInstance, parts: RegistrationParts): void {
  scope.post(registerEndpoint, {
    schema: { body: profileBody },
    config: { access: 'public', body: makeBodyRules() },
    onRequest: async (request) => {
      parts.pages.check(request);
      if (!isMultipart(request)) return;
      checkUpload(request);
      await parts.uploadLimit.take(request);
    },
    preValidation: async (request) => {
      if (!isMultipart(request)) {
        request.botSignal = findBotSignal(request, request.body);
        request.body = cleanBody(profileBody, request.body);
        return;
      }
      const { fields, image } = await readMultipartForm(request);
      request.botSignal = findBotSignal(request, fields);
      const clean = cleanBody(profileBody, fields);
      request.body = image === undefined ? clean : { ...clean, [profileImage.field]: image };
    },
    // Not sooner: what was merely mistyped costs nothing and counts for nothing.
    preHandler: async (request) => parts.limit.take(request),
    onResponse: drainAfterwards(parts.mailer),
    errorHandler: answerFaultWithRegistrationPage,
    handler: (request, reply) => createProfile(parts, request, reply),
  });
}

/** Before a byte of it is read. */
function checkUpload({ headers }: FastifyRequest): void {
  if (headers['content-encoding'] !== undefined) throw unsupportedMediaType();
  if (Number(headers['content-length'] ?? 0) > registrationLimit) throw tooLarge();
}

async function createProfile(
  parts: RegistrationParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { repository, maker, disk } = parts;
  const { image, password, ...profile } = request.body as Registration;
  await refuseWeakPassword(password, profile.email, 'password');
  // Asked once more when it is stored; this one saves the work of hashing and drawing.
  if (await repository.findAccount(profile.email)) throw emailTaken();
  const picture = image && (await maker.remake(image, networksOf(request.ip)));
  const bytes = Buffer.byteLength(JSON.stringify(profile)) + (picture?.length ?? 0);
  const { quarantine, giveBack } = await disk.place(request, bytes, request.botSignal);
  const id = await storeProfile(parts, { profile, password, picture, quarantine }).catch(
    (error: unknown) => {
      giveBack();
      throw error;
    },
  );
  await askToConfirm(parts, request, { id, email: profile.email });
  if (wantsPage(request)) return reply.redirect('/join-us/login', 303);
  return reply.code(201).send(await repository.find(id));
}

interface AdmittedProfile {
  readonly profile: Omit<Profile, 'password'>;
  readonly password: string;
  readonly picture: Uint8Array | undefined;
  readonly quarantine: QuarantineReason | undefined;
}

/** Answers the id. A picture whose profile is not stored is removed again. */
async function storeProfile(
  { repository, pictures, passwords }: RegistrationParts,
  { profile, password, picture, quarantine }: AdmittedProfile,
): Promise<string> {
  const passwordHash = await passwords.hash(password);
  const address = picture && (await pictures.add(picture));
  return store(repository, {
    profile: { ...profile, ...(address !== undefined && { image: address }) },
    passwordHash,
    quarantine,
  }).catch(async (error: unknown) => {
    if (address !== undefined) await pictures.remove(address);
    throw error;
  });
}

/** Without a confirmation a profile works as well, so no fault here undoes a registration. A robot gets no mail. */
async function askToConfirm(
  { outbox, confirmationMailLimit }: RegistrationParts,
  request: FastifyRequest,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  if (request.botSignal !== undefined) return;
  try {
    const isAllowed = await confirmationMailLimit.tryToTake(request);
    if (isAllowed) await outbox.add('confirm-email', email, id);
  } catch (error) {
    request.log.warn({ err: error });
  }
}

const store = (repository: ProfileRepository, profile: NewProfile): Promise<string> =>
  repository.add(profile).catch((error: unknown) => {
    throw error instanceof EmailTaken ? emailTaken() : error;
  });
