import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import { profileUpdateBody, profilesEndpoint, profileChangesBody } from 'contract/profile';
import type { PendingEmail, ProfileUpdate, StoredProfile } from 'contract/profile';
import { profileNotFound } from '../../auth/access/profile-owner';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { digestToken, readBearer } from '../../http/requests/bearer-token';
import { isForm } from '../../http/bodies/body-parsing';
import { getId, idParameter } from '../../http/requests/id-parameter';
import { notFound, unsupportedMediaType } from '../../http/errors/http-error';
import type { Mailer } from '../../mail/mailer';
import type { MemberGuard } from '../../auth/sessions/member-guard';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import type { AccessLog } from '../../auth/access-log/access-log';
import type { EmailChangeGuard } from './email-change-guard';
import type { EmailChangeRepository } from './email-change-repository';
import { pictureAddress, picturePath } from '../../content/pictures/picture-store';
import type { PictureStore } from '../../content/pictures/picture-store';
import { sendPicture } from '../../content/pictures/send-picture';
import { isSameEmail } from './profile-repository';
import type { ProfilePatch, ProfileRepository } from './profile-repository';
import type { FieldSchema } from 'contract/field';
import { cleanBody } from '../../http/bodies/clean-body';

export interface ProfileParts {
  readonly repository: ProfileRepository;
  readonly emailChanges: EmailChangeRepository;
  readonly emailGuard: EmailChangeGuard;
  readonly mailer: Mailer;
  readonly pictures: PictureStore;
  readonly members: MemberGuard;
  readonly staffGuard: StaffGuard;
  readonly accessLog: AccessLog;
}

/** The pattern accepts only our ids, so that paths such as `login` do not match. */
const profilePath = `${profilesEndpoint}/${idParameter}`;

/** The staff's list of members, and each member's own profile (requirements 7.1, 7.3). */
export function registerProfiles(app: FastifyInstance, parts: ProfileParts): void {
  const access = { right: 'profiles:read' } as const;
  app.get(profilesEndpoint, { config: { access } }, (request, reply) =>
    sendSectionList(request, reply, {
      kind: 'profiles',
      accessLog: parts.accessLog,
      pieces: () => parts.repository.list(),
    }),
  );
  registerOwnProfile(app, parts);
  registerPicture(app, parts);
}

function registerOwnProfile(app: FastifyInstance, parts: ProfileParts): void {
  const { repository, emailChanges } = parts;
  const config = { access: 'own-profile' } as const;
  app.get(profilePath, { config }, async (request) => {
    const profile = await repository.find(getId(request));
    if (profile === undefined) throw profileNotFound();
    return profile;
  });
  // This is a separate route because the fields of the profile are fixed (requirements 2.11).
  app.get(`${profilePath}/pending-email`, { config }, async (request): Promise<PendingEmail> => {
    return { pendingEmail: (await emailChanges.find(getId(request))) ?? null };
  });

  app.put(profilePath, {
    config,
    schema: { body: profileUpdateBody },
    preValidation: (request, _reply, done) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanChanges(request.body);
      done();
    },
    onResponse: sendMailsAfterResponse(parts.mailer),
    handler: async (request) => {
      const profile = await changeProfile(parts, request);
      if (profile === undefined) throw profileNotFound();
      return profile;
    },
  });
}

/** Changes apply at once, except for another email address, which applies once its confirmation link is opened. */
async function changeProfile(
  { repository, emailChanges, emailGuard }: ProfileParts,
  request: FastifyRequest,
): Promise<StoredProfile | undefined> {
  const { currentPassword, ...changes } = request.body as ProfilePatch &
    Pick<ProfileUpdate, 'currentPassword'>;
  const id = getId(request);
  const account = await repository.findAccountOf(id);
  const { email } = changes;
  if (!account || email === undefined || isSameEmail(email, account.profile.email)) {
    return repository.change(id, changes);
  }
  await emailGuard.admit(request, account, currentPassword);
  const sessionHash = digestToken(readBearer(request, 'member') ?? '');
  const language = findActionLanguage(request.query);
  return emailChanges.begin(id, changes, { email, sessionHash, language });
}

function registerPicture(app: FastifyInstance, parts: ProfileParts): void {
  const { repository, pictures, members, staffGuard } = parts;
  app.get(picturePath, { config: { access: 'by-handler' } }, async (request, reply) => {
    const address = pictureAddress((request.params as { readonly name: string }).name);
    if (!(await staffGuard.hasRight(request, 'profiles:read'))) {
      const own = await repository.find(await members.check(request));
      if (own?.image !== address) throw notFound();
    }
    const picture = await pictures.read(address);
    if (picture === undefined) throw notFound();
    return sendPicture(reply, picture);
  });
}

/**
 * Prepares profile changes for validation, as `cleanBody` does. An emptied field becomes undefined, which erases it, if
 * that is allowed, and else an empty string, which validation refuses. Throws an HttpError.
 */
function cleanChanges(body: unknown): Record<string, unknown> {
  const clean = cleanBody(profileUpdateBody, body);
  const sent = Object.keys(body as object);
  const schemas: Readonly<Record<string, FieldSchema>> = profileChangesBody.properties;
  for (const [name, schema] of Object.entries(schemas)) {
    const isEmptied = sent.includes(name) && clean[name] === undefined;
    if (isEmptied) clean[name] = isErasable(schema) ? undefined : '';
  }
  return clean;
}
const isErasable = (schema: FieldSchema) => 'minLength' in schema && schema.minLength === 0;
