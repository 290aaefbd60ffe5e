import { readConfig } from 'api/config';
import { printLine, runUntilSignal } from 'api/run-until-signal';
import { createMock, demoAdmin, findRecordSet } from './mock';
import { demoMember } from './seeds/plant-seeds';

runUntilSignal(async () => {
  const { host, port, siteDir, sitePublisher, inbox } = readConfig(process.env);
  const config = {
    ...{ host, port },
    ...(siteDir !== undefined && { siteDir }),
    ...(sitePublisher !== undefined && { sitePublisher }),
    ...(inbox !== undefined && { inbox }),
  };
  const server = await createMock(config, printLine, findRecordSet(process.argv));
  printLine(`Fictional records at ${server.address}`);
  printLine(`Staff log in as ${demoAdmin.email} with the password ${demoAdmin.password}`);
  printLine(`A member logs in as ${demoMember.email} with the password ${demoMember.password}`);
  return server;
});
