import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from 'api/config';
import { startServer } from 'api/start';
import type { RunningServer } from 'api/start';
import type { Database } from 'api/storage/database';
import { addFaultSwitch } from './faults/fault-switch';
import { plantOfficeWeek } from './seeds/office-week';
import { plantSeeds } from './seeds/plant-seeds';

/** The admin account of the mock. */
export const demoAdmin = {
  email: 'admin@example.org',
  password: 'fictional-records-only',
} as const;

/** The sets of fictional records: every case of the requirements, or what an office finds on a Monday morning. */
const recordSets = {
  'every-case': plantSeeds,
  'office-week': (database: Database) => plantOfficeWeek(database, new Date()),
};
type RecordSet = keyof typeof recordSets;

/** The record set that the arguments of a command name. */
export const findRecordSet = (words: readonly string[]): RecordSet =>
  words.includes('office-week') ? 'office-week' : 'every-case';

/**
 * Starts the real server on a temporary database full of fictional records, with switchable errors. Stopping it removes
 * the database.
 * @param printLine writes a line to the terminal, e.g. the path of a mail
 */
export async function createMock(
  config: Partial<Pick<Config, 'host' | 'port' | 'siteDir' | 'sitePublisher' | 'inbox'>> = {},
  printLine: (line: string) => void = () => undefined,
  records: RecordSet = 'every-case',
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-mock-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const whole: Config = {
    ...{ host: '127.0.0.1', port: 0, ...config, dataDir, firstAdmin: demoAdmin },
    // The key is kept in memory only, because the data do not outlive the process.
    dataKey: randomBytes(32).toString('base64'),
  };
  try {
    const server = await startServer(whole, {
      printLine,
      retention: 'list',
      prepare: async (app, database) => {
        addFaultSwitch(app);
        await recordSets[records](database);
      },
    });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
