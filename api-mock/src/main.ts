import { readConfig } from 'api/config';
import { announce, runUntilSignal } from 'api/run-until-signal';
import { createMock, demoAdmin } from './mock';

runUntilSignal(async () => {
  const { host, port, siteDir } = readConfig(process.env);
  const server = await createMock({ host, port, ...(siteDir === undefined ? {} : { siteDir }) });
  announce(
    `Fictional records at ${server.address} (staff: ${demoAdmin.email}, password ${demoAdmin.password})`,
  );
  return server;
});
