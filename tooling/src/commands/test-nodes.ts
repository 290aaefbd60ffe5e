import { storageTests } from '../checks/other-nodes.ts';
import { runJest } from '../checks/run-jest.ts';
import { runProgram } from '../machine/run-program.ts';
import { canStore, fetchNode, testedNodes } from '../checks/tested-nodes.ts';

/** The long proofs of docs/decisions/0013 that depend on the Node that runs them. */
const proofs = ['kill', 'flush'];

/** `npm run test:nodes`: what stores under each version of Node, in full; `npm run test:nodes -- 24` under one. */
const [line = ''] = process.argv.slice(2);
for (const version of testedNodes.filter((tested) => tested.startsWith(line))) {
  process.stdout.write(`\nNode ${version}\n`);
  process.exitCode = (await holdsUnder(version)) ? process.exitCode : 1;
}

async function holdsUnder(version: string): Promise<boolean> {
  const node = canStore(version) ? await fetchNode(version) : undefined;
  if (node === undefined) {
    process.stdout.write('It cannot be had, or better-sqlite3 is not installed for it.\n');
    return false;
  }
  const words = ['--maxWorkers=1', '--runTestsByPath', ...storageTests];
  const { failed } = await runJest(node, `jest-${version}`, words);
  let isHeld = failed === 0;
  for (const proof of proofs) {
    const args = ['--import', 'tsx', 'endurance/main.ts', proof];
    const { code } = await runProgram(node, args, { output: 'inherit', folder: 'api' });
    isHeld &&= code === 0;
  }
  return isHeld;
}
