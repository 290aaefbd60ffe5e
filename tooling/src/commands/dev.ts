import { startProgram, waitForPrograms } from '../machine/foreground.ts';
import { browserPackages, devApiOrigin, devPorts } from '../packages.ts';

const api = startProgram(process.execPath, ['--watch', '--import', 'tsx', 'api-mock/src/main.ts'], {
  PORT: new URL(devApiOrigin).port,
});
const watchers = browserPackages.map((name) =>
  startProgram(process.execPath, ['--import', 'tsx', 'tooling/src/cli.ts', 'dev', name]),
);
process.stdout.write(`The shell answers on http://127.0.0.1:${devPorts.shell} with all remotes.\n`);
waitForPrograms([api, ...watchers]);
