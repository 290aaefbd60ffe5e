import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Profile } from 'contract/profile';
import { staffProfileBody } from 'contract/profile';
import { addProfile, correctProfile } from 'contract/record-entry-requests';
import type { ReviewedRecord } from 'contract/review';
import { makeFormValidator } from '../../http/bodies/form-validator';
import { HttpError, fieldError, noRecord } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import type { Call } from '../../http/serve';
import { OutboxRepository } from '../../mail/outbox-repository';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { correctFields, findCorrectable } from '../../review/record-entries/correct-fields';
import {
  consumeStaffMail,
  prepareCorrectionMail,
} from '../../review/record-entries/correction-mail';
import { RecordOriginRepository } from '../../review/record-entries/record-origin-repository';
import { RecordRepository } from '../../storage/records/record-repository';
import type { Tables } from '../../storage/tables/tables';
import { EmailTaken, ProfileRepository, isSameEmail } from '../profiles/profile-repository';

const kind = 'profiles';
type ProfileFields = Omit<Profile, 'password'>;

/** Staff add profiles for people and correct them. Only their owners choose passwords. */
export function serveProfileEntries(app: FastifyInstance): void {
  const validate = makeFormValidator(app.now);
  const check = (fields: unknown) => validate(staffProfileBody, fields) as ProfileFields;
  const onResponse = sendMailsAfterResponse(app.mailer);
  serve(app, addProfile, (call) => refuseTaken(add(app, call, check(call.body.fields))), {
    onResponse,
  });
  serve(app, correctProfile, (call) => refuseTaken(correct(app, call, check(call.body.fields))), {
    onResponse,
  });
}

const refuseTaken = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof EmailTaken ? profileExists() : error;
  });

async function add(app: FastifyInstance, call: Call<typeof addProfile>, profile: ProfileFields) {
  const { body, staff, note } = call;
  const { database, now, makeId, profiles } = app;
  const { invites: isMailed, source, language } = body;
  if (isMailed) await consumeStaffMail(app, staff._id);
  return database.transaction().execute(async (transaction) => {
    const id = await profiles.addWithin(transaction, { profile, language });
    if (isMailed)
      await new OutboxRepository(transaction, now, makeId).add(
        'profile-invitation',
        profile.email,
        id,
        language,
      );
    await note({ subjects: [id], details: { source } }, transaction);
    const record = await readProfile(transaction, id);
    const origin = { kind, recordId: id, origin: source, adminId: staff._id } as const;
    await new RecordOriginRepository(transaction).add([{ ...origin, at: record.createdAt }]);
    return { record, isMailed };
  });
}

async function correct(
  app: FastifyInstance,
  call: Call<typeof correctProfile>,
  fields: ProfileFields,
) {
  const { id, body, staff, note } = call;
  const about = { kind, id, adminId: staff._id } as const;
  const mail = body.tellsSender ? await prepareCorrectionMail(app, about) : undefined;
  return app.database.transaction().execute(async (transaction) => {
    const before = await findCorrectable(transaction, { kind, id, seenVersion: body.seenVersion });
    const isMoved = !isSameEmail(String(before.body['email']), fields.email);
    const account = await new ProfileRepository(transaction, app.now, app.makeId).findAccountOf(id);
    if (account?.passwordHash !== undefined) {
      if (isMoved) throw loginAddress();
      if (!account.isConfirmed) throw unconfirmedAccount();
    }
    const change = { schema: staffProfileBody, fields, adminId: staff._id, mail };
    const { correctionId, isMailed } = await correctFields(app, transaction, before, change);
    if (isMoved) await app.profiles.setLoginAddress(transaction, id, fields.email);
    if (correctionId !== undefined)
      await note({ details: { version: before.version + 1 } }, transaction);
    return { record: await readProfile(transaction, id), isMailed };
  });
}

async function readProfile(transaction: Transaction<Tables>, id: string): Promise<ReviewedRecord> {
  const [record] = await new RecordRepository(transaction).read(kind, [id]);
  if (record === undefined) throw noRecord();
  return record;
}

const profileExists = () =>
  fieldError(
    409,
    { code: 'profile-exists' },
    { path: 'email', message: 'There is a profile with this e-mail already. Please correct it.' },
  );

/** Whoever registered with somebody else's address could read what staff learned from its owner. */
const unconfirmedAccount = () =>
  new HttpError(
    409,
    { code: 'unconfirmed-account' },
    'Nobody has confirmed the e-mail address of this profile, so its account may be a stranger’s. Please ask the member to confirm the address, or to correct the profile.',
  );

/** Whoever changed the address of an account could take it over. */
const loginAddress = () =>
  fieldError(
    409,
    { code: 'login-address' },
    {
      path: 'email',
      message: 'The member logs in with this e-mail address, so only the member can change it.',
    },
  );
