import type { Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Language } from 'contract/languages';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { Admin } from '../../auth/staff-session/admin-repository';
import { toAuditActor, recordAccountChange } from '../../storage/audit/staff-journal';
import { HttpError } from '../../http/errors/http-error';
import { RoleRepository } from '../../auth/roles/role-repository';
import type { Tables } from '../../storage/tables/tables';
import { refusal } from './authority';
import { InvitationRepository } from './invitation-repository';
import type { FoundInvitation, Invitation } from './invitation-repository';

/** The choices of an invitee who accepts, and the language of the page, if it named one. */
interface ChosenBySelf {
  readonly name: string;
  readonly passwordHash: string;
  readonly language?: Language | undefined;
}

/**
 * Finds and accepts invitations by their links. Each method throws an HttpError: 404 for a link that is unknown or
 * removed, 410 for one that was used or has expired, 409 where the email has an account by now.
 */
export class AcceptedInvitations {
  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'now' | 'makeId' | 'audit'>,
  ) {}

  async find(token: string): Promise<Invitation> {
    const { database, now } = this.app;
    return openOrRefused(await new InvitationRepository(database, now).findByToken(token));
  }

  /** Creates the account. Of two concurrent uses of a link, the second is told that it was used. */
  accept(token: string, staff: ChosenBySelf, network?: string) {
    return this.app.database.transaction().execute(async (transaction): Promise<Admin> => {
      await new RoleRepository(transaction).acquireLock();
      const invitations = new InvitationRepository(transaction, this.app.now);
      const invitation = openOrRefused(await invitations.findByToken(token));
      const language = staff.language ?? invitation.language;
      const id = await this.makeAccount(transaction, invitation, { ...staff, language });
      await invitations.accept(invitation.id);
      await recordAccountChange(transaction, this.app.audit, {
        ...toAuditActor({ _id: id, network }),
        action: 'accept-invitation',
        kind: 'accounts',
        subjects: [invitation.id, id],
        details: { to: invitation.roles.join(' '), ...(language && { language }) },
      });
      const { name, passwordHash } = staff;
      return { id, email: invitation.email, name, passwordHash };
    });
  }

  private async makeAccount(
    transaction: Transaction<Tables>,
    { email, roles: roleIds }: Invitation,
    staff: ChosenBySelf,
  ): Promise<string> {
    const { now, makeId } = this.app;
    const admins = new AdminRepository(transaction, now, makeId);
    const id = await admins.addWithin(transaction, { email, roleIds, ...staff });
    if (id === undefined)
      throw refusal('account-exists', 'This e-mail has an account already. Please log in.');
    return id;
  }
}

function openOrRefused(found: FoundInvitation): Invitation {
  if (found.state === 'unknown') throw unknown();
  if (found.state === 'used') throw used();
  if (found.state === 'over') throw over();
  return found.invitation;
}

const unknown = () =>
  new HttpError(
    404,
    { code: 'invitation-unknown' },
    'This invitation was withdrawn, or part of the link is missing. Please open it from the mail again, or ask whoever invited you.',
  );
const used = () =>
  new HttpError(
    410,
    { code: 'invitation-used' },
    'This invitation was used already. Please log in.',
  );
const over = () =>
  new HttpError(
    410,
    { code: 'invitation-over' },
    'This invitation is too old. Please ask whoever invited you to send it again.',
  );
