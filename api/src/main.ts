import { ConfigError, readConfig } from './config';
import { printLine, runUntilSignal } from './run-until-signal';
import { startServer } from './start';

/** The only command-line option: it accepts an empty database although there are backups. */
const newWord = '--new';

runUntilSignal(async (signal) => {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => word !== newWord);
  if (unknown.length > 0) throw new ConfigError([`There is no option ${unknown.join(' ')}.`]);
  const isNew = words.includes(newWord);
  const server = await startServer(readConfig(process.env), { printLine, isNew, signal });
  printLine(`The church website answers at ${server.address}`);
  return server;
});
