import { sql } from 'kysely';
import { readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { invitationLifetime } from 'contract/invitation-requests';
import { digestToken, makeToken } from '../../http/requests/bearer-token';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import { Authority } from './authority';

export interface Invitation {
  readonly id: string;
  /** The address in lower case. */
  readonly email: string;
  /** Ids of roles. */
  readonly roles: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The id of an admin, or that of `commandActor`. */
  readonly invitedBy: string;
  readonly acceptedAt: string | null;
  /** The language of the email, and of the account until its owner chooses one; absent if none was chosen. */
  readonly language?: Language | undefined;
}

/** An invitation with the state of its link: `used` and `over` (expired) links were valid once. */
export type FoundInvitation =
  | { readonly state: 'open' | 'used' | 'over'; readonly invitation: Invitation }
  | { readonly state: 'unknown' };

/** How long an expired invitation is still listed and its link explained, in milliseconds. */
const afterlife = 30 * 24 * 3_600_000;

/** All SQL about invitations. Only digests of the tokens in their links are stored. */
export class InvitationRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /** Lists pending invitations, oldest first. */
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

  /** Restarts the lifetime of an invitation. */
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

  /** Removes an invitation, so that its links are unknown from then on. */
  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('staff_invitations').where('id', '=', id).execute();
  }

  /** Creates a token. Tokens of earlier emails stay valid for their time: these may still be on their way. */
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
    // A token from the future was issued before the clock was set back.
    const isGood = issuedAt > this.later(-invitationLifetime) && issuedAt <= this.later(0);
    const state = invitation.acceptedAt === null ? (isGood ? 'open' : 'over') : 'used';
    return { state, invitation: toInvitation(invitation) };
  }

  /**
   * Withdraws invitations that their inviters could no longer give: a link must not preserve a revoked right. Returns
   * the ids of the withdrawn invitations.
   */
  async withdrawBeyondRights(): Promise<string[]> {
    const withdrawn: string[] = [];
    const roles = new RoleRepository(this.database);
    const all = await roles.list();
    for (const { id, invitedBy, roles: ids } of await this.listWaiting()) {
      const inviter = new Authority(invitedBy, await roles.listOfOpen(invitedBy));
      const given = getAllRights(all.filter((role) => ids.includes(role.id)));
      if (inviter.mayGive(given)) continue;
      await this.remove(id);
      withdrawn.push(id);
    }
    return withdrawn;
  }

  /** Removes invitations that expired long ago, with their tokens. */
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
