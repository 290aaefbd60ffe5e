import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { profileBody, profileImage, registerEndpoint } from 'contract/profile';
import type { Profile } from 'contract/profile';
import type { AddressLimit } from '../address-limit/address-limit';
import { isForm, isMultipart } from '../http/body-parsing';
import { cleanBody } from '../http/clean-body';
import { BoundedWork } from '../http/bounded-work';
import type { OwnPages } from '../http/own-pages';
import { tooLarge, unsupportedMediaType } from '../http/refusal';
import { wantsPage } from '../http/wants-page';
import { findBotSign } from '../quarantine/bot-sign';
import type { PasswordChecker } from '../passwords/password-checker';
import { refuseWeakPassword } from '../passwords/weak-password';
import { emailTaken } from './email-taken';
import { readMultipartForm, registrationLimit } from './multipart-form';
import { remakePicture } from './picture';
import type { PictureStore } from './picture-store';
import { EmailTaken } from './profile-repository';
import type { NewProfile, ProfileRepository } from './profile-repository';
import { answerFaultWithRegistrationPage } from './registration-page';

export interface RegistrationParts {
  readonly repository: ProfileRepository;
  readonly pictures: PictureStore;
  readonly passwords: PasswordChecker;
  readonly pages: OwnPages;
  readonly limit: AddressLimit;
}

/** A validated body, and the bytes of the picture that came with it. */
type Registration = Profile & { readonly [profileImage.field]?: Buffer };

/** Each upload is held in memory until it is whole. */
const uploads = { running: 24, waiting: 0 };

/** Anybody may create a profile (SPEC 7.1): as multipart, and as JSON or a plain form when there is no picture. */
export async function registerRegistration(
  app: FastifyInstance,
  parts: RegistrationParts,
): Promise<void> {
  // The parser is known to this address only; everywhere else multipart is 415.
  await app.register(async (scope) => {
    await scope.register(multipart);
    addRoute(scope, parts, new BoundedWork(uploads));
  });
}

function addRoute(scope: FastifyInstance, parts: RegistrationParts, bounded: BoundedWork): void {
  scope.post(registerEndpoint, {
    schema: { body: profileBody },
    onRequest: async (request) => {
      parts.pages.check(request);
      if (isMultipart(request)) checkUpload(request);
    },
    preValidation: async (request) => {
      if (!isMultipart(request)) {
        request.botSign = findBotSign(request, request.body);
        request.body = cleanBody(profileBody, request.body, isForm(request));
        return;
      }
      const { fields, image } = await bounded.run(() => readMultipartForm(request));
      request.botSign = findBotSign(request, fields);
      const clean = cleanBody(profileBody, fields, true);
      request.body = image === undefined ? clean : { ...clean, [profileImage.field]: image };
    },
    // Not sooner: what was merely mistyped costs nothing and counts for nothing.
    preHandler: async (request) => parts.limit.take(request),
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
  { repository, pictures, passwords }: RegistrationParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { image, password, ...profile } = request.body as Registration;
  refuseWeakPassword(password, profile.email, 'password');
  // Asked once more when it is stored; this one saves the work of hashing and drawing.
  if (await repository.findAccount(profile.email)) throw emailTaken();
  const picture = image && (await remakePicture(image));
  const passwordHash = await passwords.hash(password);
  const address = picture && (await pictures.add(picture));
  const id = await store(repository, {
    profile: { ...profile, ...(address !== undefined && { image: address }) },
    passwordHash,
    quarantine: request.botSign,
  }).catch(async (error: unknown) => {
    if (address !== undefined) await pictures.remove(address);
    throw error;
  });
  if (wantsPage(request)) return reply.redirect('/join-us/login', 303);
  return reply.code(201).send(await repository.find(id));
}

const store = (repository: ProfileRepository, profile: NewProfile): Promise<string> =>
  repository.add(profile).catch((error: unknown) => {
    throw error instanceof EmailTaken ? emailTaken() : error;
  });
