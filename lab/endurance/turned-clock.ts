import { equal, ok } from 'node:assert/strict';
import { logOutAdmin } from 'contract/staff-login-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { logInMember } from 'contract/member-session-requests';
import { getOwnProfile } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { sessionLifetime } from '../../api/src/auth/staff-session/session-repository';
import { clockTolerance } from '../../api/src/auth/sessions/session-lifetime';
import type { SessionLifetime } from '../../api/src/auth/sessions/session-lifetime';
import { memberSessionLifetime } from '../../api/src/auth/sessions/member-session-repository';
import { makeMember, sampleProfile } from '../../api/testing/people/members';
import type { LoggedInMember } from '../../api/testing/people/members';
import { makeApp } from '../../api/testing/test-app';
import type { TestApp } from '../../api/testing/test-app';
import { seededRandom } from './seeded-random';
import type { Random } from './seeded-random';

export interface ClockReport {
  /** Repeats the same random steps. */
  readonly seed: number;
  /** Number of times a session was valid, and was expired, as expected. */
  readonly open: number;
  readonly over: number;
  readonly logins: number;
}

/** A session as seen from outside; once it must be expired it must never be valid again. */
interface Session {
  readonly headers: Readonly<Record<string, string>>;
  readonly madeAt: number;
  /** Time of the latest use. */
  usedAt: number;
  isOver: boolean;
}

const minute = 60_000;
const steps = [minute, minute, 30 * minute, 60 * minute, 24 * 60 * minute, 365 * 24 * 60 * minute];

/**
 * Moves the server's clock forward and back, by minutes or years, between requests with sessions of staff and members.
 * Throws, with the seed, when an expired session is accepted or a login fails.
 */
export async function turnClock(times: number, seed: number): Promise<ClockReport> {
  const clock = { time: Date.parse('2026-03-01T10:00:00Z') };
  const server = await makeApp({ now: () => new Date(clock.time) });
  try {
    return await new TurnedClock(server, clock, seed).run(times);
  } catch (error) {
    throw new Error(`It fails with the seed ${seed}.`, { cause: error });
  } finally {
    await server.remove();
  }
}

class TurnedClock {
  private readonly random: Random;
  private readonly counts = { open: 0, over: 0, logins: 0 };
  private readonly staff: Session[] = [];
  private readonly members: Session[] = [];
  private member: LoggedInMember | undefined;

  constructor(
    private readonly server: TestApp,
    private readonly clock: { time: number },
    private readonly seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  async run(times: number): Promise<ClockReport> {
    this.member = await makeMember(this.server, sampleProfile.email);
    for (let n = 0; n < times; n++) {
      const chance = this.random(1, 100);
      if (chance <= 15) this.turn();
      else if (chance <= 30) await this.logIn();
      else if (chance <= 34) await this.logOut();
      else await this.use();
    }
    return { seed: this.seed, ...this.counts };
  }

  private turn(): void {
    const step = steps[this.random(0, steps.length - 1)] ?? minute;
    this.clock.time += step * (this.random(0, 1) === 0 ? -1 : 1);
  }

  private async logIn(): Promise<void> {
    const at = { madeAt: this.clock.time, usedAt: this.clock.time, isOver: false };
    if (this.random(0, 1) === 0) {
      this.staff.push({ headers: await this.server.logIn(), ...at });
    } else {
      const { email, password } = sampleProfile;
      const login = await this.server.post(logInMember.path, { email, password });
      equal(login.statusCode, 200);
      const { token } = login.json<{ token: string }>();
      this.members.push({ headers: { authorization: `Bearer ${token}` }, ...at });
    }
    this.counts.logins += 1;
  }

  private async logOut(): Promise<void> {
    const session = this.staff.at(this.random(0, this.staff.length));
    if (session === undefined) return;
    await this.server.post(logOutAdmin.path, {}, session.headers);
    session.isOver = true;
  }

  /** Sends a request with any of the sessions ever created. */
  private async use(): Promise<void> {
    const isStaff = this.random(0, 1) === 0;
    const sessions = isStaff ? this.staff : this.members;
    // Half of the requests use one of the newest sessions, which may still be valid.
    const first = this.random(0, 1) === 0 ? 0 : Math.max(0, sessions.length - 4);
    const session = sessions[this.random(first, Math.max(0, sessions.length - 1))];
    if (session === undefined) return;
    // An owner without a second factor may read no records after a week, but always the own account.
    const url = isStaff
      ? getStaffAccount.path
      : toAddress(getOwnProfile, { id: this.member?.id ?? '' });
    const { statusCode } = await this.server.app.inject({ url, headers: session.headers });
    const lifetime = isStaff ? sessionLifetime : memberSessionLifetime;
    if (statusCode === 200) {
      ok(!this.mustBeOver(session, lifetime), 'a session opened that was over');
      session.usedAt = Math.max(session.usedAt, this.clock.time);
      this.counts.open += 1;
    } else {
      equal(statusCode, 401);
      ok(!this.mustBeOpen(session, lifetime), 'a session was over that must be open');
      // The server has removed the session: it must not become valid again, whatever the clock says.
      session.isOver = true;
      this.counts.over += 1;
    }
  }

  private mustBeOver({ isOver, madeAt, usedAt }: Session, lifetime: SessionLifetime): boolean {
    const { time } = this.clock;
    const isTooOld = time - madeAt >= lifetime.absolute || time - usedAt >= lifetime.idle;
    return isOver || isTooOld || madeAt - time > clockTolerance;
  }

  /** Uses are stored once a minute, so the stored time may be a minute older. */
  private mustBeOpen({ isOver, madeAt, usedAt }: Session, lifetime: SessionLifetime): boolean {
    const { time } = this.clock;
    const isYoung = time - madeAt < lifetime.absolute && time - usedAt < lifetime.idle - minute;
    return !isOver && isYoung && usedAt <= time;
  }
}
