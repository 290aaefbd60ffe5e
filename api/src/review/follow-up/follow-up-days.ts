import { isObject, listOf, parseJson, wholeNumber } from 'contract/answer-reader';
import { usualFollowUpDays } from 'contract/follow-up';
import { SettingRepository } from '../../storage/setting-repository';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';

const name = 'follow-up';

/** On which days after they came first timers are reached again, in order. */
export class FollowUpDayRepository {
  private readonly settings: SettingRepository;

  constructor(database: Database, now: Clock) {
    this.settings = new SettingRepository(database, now);
  }

  async read(): Promise<readonly number[]> {
    const chosen = parseJson((await this.settings.read(name)) ?? '');
    const days = isObject(chosen) ? listOf(wholeNumber)(chosen['days']) : undefined;
    return days ?? usualFollowUpDays;
  }

  write(days: readonly number[]): Promise<void> {
    return this.settings.write(name, JSON.stringify({ days }));
  }
}
