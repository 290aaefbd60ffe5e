import { ConfigError, readConfig } from './config';
import { errorCode } from './error-code';
import { startServer } from './start';
import { DamagedDatabase } from './storage/sqlite';

const announce = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env), announce);
  announce(`The church website answers at ${server.address}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What an operator can mend is said in words; anything else keeps its stack. */
function fail(error: unknown): never {
  const isMendable =
    error instanceof ConfigError ||
    error instanceof DamagedDatabase ||
    errorCode(error) !== undefined;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isMendable ? message : stack}\n`);
  process.exit(1);
}

main().catch(fail);
