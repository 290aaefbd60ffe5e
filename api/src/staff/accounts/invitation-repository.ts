import { sql } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { invitationLifetime } from 'contract/staff-accounts';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { Authority } from './authority';

export interface Invitation {
  readonly id: string;
  /** Lower-cased. */
  readonly email: string;
  /** Ids. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The id of an admin, or `theCommand`. */
  readonly invitedBy: string;
  readonly acceptedAt: string | null;
  /** Of the mail, and of the account until its owner chooses one; absent where none was chosen. */
  readonly language?: Language | undefined;
}

/** How a link was found: `used` and `over` once were good. */
export type FoundInvitation =
  | { readonly state: 'open' | 'used' | 'over'; readonly invitation: Invitation }
  | { readonly state: 'unknown' };

/** For so long after its time, in milliseconds, an invitation is still listed, and its link is told why it fails. */
const afterlife = 30 * 24 * 3_600_000;

/** All SQL about invitations. Only digests of the tokens in their links are kept. */
export class InvitationRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Those that wait, oldest first. */
  async listWaiting(): Promise<Invitation[]> {
    const rows = await this.select()
      .where('accepted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    return rows.map(toInvitation);
  }

  async findWaiting(id: string): Promise<Invitation | undefined> {
    const row = await this.select()
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return row && toInvitation(row);
  }

  async findWaitingFor(email: string): Promise<Invitation | undefined> {
    const row = await this.select()
      .where('email', '=', email.toLowerCase())
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return row && toInvitation(row);
  }

  async insert({ id, email, roles, invitedBy, language }: Omit<Invitation, Times>): Promise<void> {
    await this.database
      .insertInto('staff_invitations')
      .values({
        id,
        email: email.toLowerCase(),
        roles: JSON.stringify(roles),
        created_at: this.later(0),
        expires_at: this.later(invitationLifetime),
        invited_by: invitedBy,
        accepted_at: null,
        language: language ?? null,
      })
      .execute();
  }

  /** It is good for as long as a new one from now on. */
  async renew(id: string): Promise<void> {
    await this.database
      .updateTable('staff_invitations')
      .set({ expires_at: this.later(invitationLifetime) })
      .where('id', '=', id)
      .execute();
  }

  async accept(id: string): Promise<void> {
    await this.database
      .updateTable('staff_invitations')
      .set({ accepted_at: this.later(0) })
      .where('id', '=', id)
      .execute();
  }

  /** Its links are unknown from then on. */
  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('staff_invitations').where('id', '=', id).execute();
  }

  /** Makes a token. Those of earlier mails stay good for their time: they may be on their way. */
  async issue(id: string): Promise<string> {
    const token = makeToken('invitation');
    const row = { token_hash: digestToken(token), invitation_id: id, created_at: this.later(0) };
    await this.database.insertInto('staff_invitation_tokens').values(row).execute();
    return token;
  }

  async findByToken(token: string): Promise<FoundInvitation> {
    const row = await this.select()
      .innerJoin('staff_invitation_tokens', 'invitation_id', 'id')
      .select('staff_invitation_tokens.created_at as issuedAt')
      .where('token_hash', '=', digestToken(token))
      .executeTakeFirst();
    if (row === undefined) return { state: 'unknown' };
    const { issuedAt, ...invitation } = row;
    // One from the future was made before the clock went back.
    const isGood = issuedAt > this.later(-invitationLifetime) && issuedAt <= this.later(0);
    const state = invitation.acceptedAt === null ? (isGood ? 'open' : 'over') : 'used';
    return { state, invitation: toInvitation(invitation) };
  }

  /**
   * Withdraws what who invited could not give any more: a right that is taken away is not kept by a link. Answers the
   * ids of what was withdrawn.
   */
  async withdrawBeyondRights(): Promise<string[]> {
    const withdrawn: string[] = [];
    const roles = new RoleRepository(this.database);
    const all = await roles.list();
    for (const { id, invitedBy, roles: ids } of await this.listWaiting()) {
      const inviter = new Authority({ adminId: invitedBy }, await roles.listOfOpen(invitedBy));
      const given = getAllRights(all.filter((role) => ids.includes(role.id)));
      if (inviter.mayGive(given)) continue;
      await this.remove(id);
      withdrawn.push(id);
    }
    return withdrawn;
  }

  /** Removes those that are long over, with their tokens. */
  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('staff_invitations')
      .where('expires_at', '<=', this.later(-afterlife))
      .execute();
  }

  private select() {
    return this.database
      .selectFrom('staff_invitations')
      .select(['staff_invitations.id', 'staff_invitations.email', 'roles'])
      .select([
        'staff_invitations.created_at as createdAt',
        'expires_at as expiresAt',
        'invited_by as invitedBy',
        sql<string | null>`accepted_at`.as('acceptedAt'),
        'staff_invitations.language',
      ]);
  }

  private later(milliseconds: number): string {
    return new Date(this.now().getTime() + milliseconds).toISOString();
  }
}

type Times = 'createdAt' | 'expiresAt' | 'acceptedAt';

type InvitationRow = Omit<Invitation, 'roles' | 'language'> & {
  readonly roles: string;
  readonly language: string | null;
};

const toInvitation = (row: InvitationRow): Invitation => ({
  ...row,
  roles: JSON.parse(row.roles) as readonly string[],
  language: readLanguage(row.language),
});
