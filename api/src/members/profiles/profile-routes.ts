import type { FastifyInstance } from 'fastify';
import type { FieldSchema } from 'contract/field';
import { findActionLanguage } from 'contract/form-action';
import { listRequest } from 'contract/list-requests';
import { profileChangesBody } from 'contract/profile';
import type { StoredProfile } from 'contract/profile';
import {
  changeOwnProfile,
  getOwnProfile,
  getPendingEmail,
  getPicture,
} from 'contract/profile-requests';
import { sendSectionList } from '../../auth/access-log/send-section-list';
import { profileNotFound } from '../../auth/access/profile-owner';
import { pictureAddress } from '../../content/pictures/picture-store';
import { sendPicture } from '../../content/pictures/send-picture';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { notFound, unsupportedMediaType } from '../../http/errors/http-error';
import { digestToken, readBearer } from '../../http/requests/bearer-token';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { admitEmailChange } from './email-change-guard';
import { EmailChangeRepository } from './email-change-repository';
import { isSameEmail } from './profile-repository';

/** The staff's list of members, and each member's own profile (requirements 7.1, 7.3). */
export function serveProfiles(app: FastifyInstance): void {
  const { profiles, accessLog } = app;
  const emailChanges = new EmailChangeRepository(app.database, app.now, app.makeId);
  serve(app, listRequest('profiles'), ({ request, reply }) =>
    sendSectionList(request, reply, { kind: 'profiles', accessLog, pieces: () => profiles.list() }),
  );
  serve(app, getOwnProfile, async ({ id }) => {
    const profile = await profiles.find(id);
    if (profile === undefined) throw profileNotFound();
    return profile;
  });
  // This is a separate route because the fields of the profile are fixed (requirements 2.11).
  serve(app, getPendingEmail, async ({ id }) => ({
    pendingEmail: (await emailChanges.find(id)) ?? null,
  }));
  serve(app, changeOwnProfile, (call) => changeProfile(app, emailChanges, call), {
    preValidation: async (request) => {
      if (isForm(request)) throw unsupportedMediaType();
      request.body = cleanChanges(request.body);
    },
    onResponse: sendMailsAfterResponse(app.mailer),
  });
  servePicture(app);
}

/** Changes apply at once, except for another email address, which applies once its confirmation link is opened. */
async function changeProfile(
  app: FastifyInstance,
  emailChanges: EmailChangeRepository,
  { id, body, query, request }: Call<typeof changeOwnProfile>,
): Promise<StoredProfile> {
  const { currentPassword, ...changes } = body;
  const account = await app.profiles.findAccountOf(id);
  const { email } = changes;
  const change = async () => {
    if (!account || email === undefined || isSameEmail(email, account.profile.email))
      return app.profiles.change(id, changes);
    await admitEmailChange(app, request, account, currentPassword);
    const sessionHash = digestToken(readBearer(request, 'member') ?? '');
    const language = findActionLanguage(query);
    return emailChanges.begin(id, changes, { email, sessionHash, language });
  };
  const profile = await change();
  if (profile === undefined) throw profileNotFound();
  return profile;
}

function servePicture(app: FastifyInstance): void {
  const { profiles, pictures, memberGuard, staffGuard } = app;
  serve(app, getPicture, async ({ name, request, reply }) => {
    const address = pictureAddress(name);
    if (!(await staffGuard.hasRight(request, 'profiles:read'))) {
      const own = await profiles.find(await memberGuard.check(request));
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
  const clean = cleanBody(changeOwnProfile.body, body);
  const sent = Object.keys(body as object);
  const schemas: Readonly<Record<string, FieldSchema>> = profileChangesBody.properties;
  for (const [name, schema] of Object.entries(schemas)) {
    const isEmptied = sent.includes(name) && clean[name] === undefined;
    if (isEmptied) clean[name] = isErasable(schema) ? undefined : '';
  }
  return clean;
}
const isErasable = (schema: FieldSchema) => 'minLength' in schema && schema.minLength === 0;
