import { readConfig } from './config';
import { announce, runUntilSignal } from './run-until-signal';
import { startServer } from './start';

runUntilSignal(async () => {
  const server = await startServer(readConfig(process.env), { announce });
  announce(`The church website answers at ${server.address}`);
  return server;
});
