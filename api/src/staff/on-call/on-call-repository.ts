import type { OnCall } from 'contract/on-call-requests';
import { recordKinds } from 'contract/review';
import { RoleRepository, getAllRights } from '../../auth/roles/role-repository';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import { SettingRepository } from '../../storage/setting-repository';
import { emptyRota, mondayOf, orderOf, turnsOf, weeksFrom } from './on-call-rota';
import type { Rota } from './on-call-rota';

const setting = 'on-call';

/** Reads and stores who is on call. */
export class OnCallRepository {
  private readonly settings: SettingRepository;

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<Rota> {
    const stored = await this.settings.read(setting);
    return stored === undefined ? emptyRota : (JSON.parse(stored) as Rota);
  }

  /** Stores a rota; call `acquireLock` of roles before it is read. Changes of past weeks are forgotten. */
  async write({ changes, version, ...rota }: Rota): Promise<void> {
    const thisWeek = mondayOf(this.now());
    const kept = Object.entries(changes).filter(([monday]) => monday >= thisWeek);
    const value = { ...rota, version: version + 1, changes: Object.fromEntries(kept) };
    await this.settings.write(setting, JSON.stringify(value));
  }

  /** The accounts that are told this week, one after the other. Some may not be able to log in. */
  async listOrder(): Promise<readonly string[]> {
    return orderOf(await this.read(), mondayOf(this.now()));
  }

  /** The rota as the console shows it: only with accounts that can log in. */
  async show(): Promise<OnCall> {
    const rota = await this.read();
    const people = await this.listPeople();
    const isKnown = (id: string) => people.some(({ _id }) => _id === id);
    const weeks = weeksFrom(this.now()).map((monday) => {
      const chosen = rota.changes[monday];
      const isChanged = chosen !== undefined && isKnown(chosen);
      return { monday, person: orderOf(rota, monday).find(isKnown) ?? null, isChanged };
    });
    const list = turnsOf(rota, mondayOf(this.now())).filter(isKnown);
    return { version: rota.version, list, weeks, people };
  }

  private async listPeople(): Promise<OnCall['people']> {
    const staff = await this.database
      .selectFrom('admins')
      .select(['id as _id', 'name', 'email'])
      .where('suspended_at', 'is', null)
      .where('left_at', 'is', null)
      .orderBy('number')
      .execute();
    const roles = await new RoleRepository(this.database).listByAccount();
    return staff.map(({ _id, name, email }) => {
      const rights = getAllRights(roles.get(_id) ?? []);
      const sections = recordKinds.filter((kind) => rights.has(`${kind}:read`));
      return { _id, name: name || email, sections };
    });
  }
}
