import { once } from 'node:events';
import '../src/render/assemble.ts';
import { runReleaseCommand } from '../src/release/release-command.ts';
import { SiteFolder } from '../src/site/site-folder.ts';

/** Runs a release command in a process of its own as soon as its arguments arrive as JSON. */
const site = new SiteFolder(process.argv[2] ?? '');
process.stdout.write('ready\n');
const [words] = (await once(process.stdin, 'data')) as [Buffer];
process.stdin.destroy();
await runReleaseCommand(JSON.parse(words.toString()) as string[], { site, say: () => undefined });
