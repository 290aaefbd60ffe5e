/**
 * Changes which release a folder runs, here called /srv/church:
 *
 *     node /srv/church/releases/<name>/upgrade.mjs use          this release, also for the first time
 *     node /srv/church/current/upgrade.mjs to <archive>         unpack another one, and use it
 *     node /srv/church/current/upgrade.mjs back                 the one that was used before
 *
 * The link `current` is replaced, the server restarted (RESTART, or `systemctl restart church`) and its health awaited
 * (HEALTH, or port 3000). A release that is not healthy in a minute is left again for the one before.
 */
import { execFileSync, execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCurrent, obtainNode } from './node-runtime.mjs';

const own = import.meta.dirname;
const base = join(own, '../..');
const restart = process.env.RESTART ?? 'systemctl restart church';
const health = process.env.HEALTH ?? 'http://127.0.0.1:3000/api/health';
/** In milliseconds: the file of the database may be checked first. */
const patience = Number(process.env.PATIENCE ?? 60_000);

const say = (words) => process.stdout.write(`${words}\n`);
const nameIn = (link) => {
  const path = join(base, link);
  return existsSync(path) ? basename(readlinkSync(path)) : undefined;
};

try {
  const [verb, archive] = process.argv.slice(2);
  // Later nobody could: the service may write nowhere there. Without Node 24 the server says whether it starts.
  if (verb === 'use' && !isCurrent()) obtainNode(own, say);
  if (verb === 'use') await use(basename(own));
  else if (verb === 'back') await use(nameIn('previous') ?? fail('There is no release before.'));
  else if (verb === 'to' && archive) handOver(unpack(archive));
  else fail('Usage: node upgrade.mjs use | to <archive> | back');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The new release knows best how it is begun. */
function handOver(name) {
  const args = [join(base, 'releases', name, 'upgrade.mjs'), 'use'];
  try {
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  } catch {
    process.exitCode = 1;
  }
}

/** Answers the name of the release. Half of one is never under that name. */
function unpack(archive) {
  const draft = join(base, 'releases/.unpacking');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', draft, '--no-same-owner'], { stdio: 'inherit' });
  const [name] = readdirSync(draft);
  const release = join(base, 'releases', name);
  if (!existsSync(release)) renameSync(join(draft, name), release);
  rmSync(draft, { recursive: true, force: true });
  return name;
}

async function use(name) {
  const before = nameIn('current');
  if (before === name) return say(`${name} is in use already.`);
  if (before === undefined) {
    point('current', name);
    return say(`${base}/current is ${name} now. Start the server.`);
  }
  keepAssets(before, name);
  keepContent(before, name);
  keepOwner(before, name);
  const older = nameIn('previous');
  point('previous', before);
  if (await runs(name)) return say(`${name} runs. Back to ${before}: upgrade.mjs back`);
  const runsAgain = await runs(before);
  if (older !== undefined) point('previous', older);
  else rmSync(join(base, 'previous'));
  const outcome = runsAgain ? `${before} runs again` : `neither does ${before}`;
  fail(`${name} was not healthy at ${health}; ${outcome}. The server's output says why.`);
}

async function runs(name) {
  point('current', name);
  execSync(restart, { stdio: 'inherit' });
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}

const site = (name) => join(base, 'releases', name, 'site');

/** Pages that are open go on loading what they were made with. */
function keepAssets(from, to) {
  const { packages } = JSON.parse(readFileSync(join(site(from), 'current/state.json'), 'utf8'));
  for (const [name, { stable }] of Object.entries(packages)) {
    const target = join(site(to), 'assets', name, stable);
    if (existsSync(target)) continue;
    cpSync(join(site(from), 'assets', name, stable), `${target}.next`, { recursive: true });
    renameSync(`${target}.next`, target);
  }
}

/** What staff have published is seen from the first moment on. The server would publish it at its start, later. */
function keepContent(from, to) {
  const shown = join(site(from), 'current/snapshot.json');
  if (!existsSync(shown)) return;
  const program = join(base, 'releases', to, 'tooling/dist/publish-content.js');
  try {
    const input = readFileSync(shown);
    execFileSync(process.execPath, [program, site(to)], {
      input,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  } catch {
    say('What staff have published is put on the site when the server starts.');
  }
}

/** The server's user publishes there, if it may. */
function keepOwner(from, to) {
  const { uid, gid } = lstatSync(site(from));
  const files = readdirSync(site(to), { recursive: true }).map((file) => join(site(to), file));
  for (const file of [site(to), ...files]) {
    const present = lstatSync(file);
    if (present.uid !== uid || present.gid !== gid) lchownSync(file, uid, gid);
  }
}

/** At one instant. */
function point(link, name) {
  const next = join(base, `${link}.next`);
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, join(base, link));
}

function fail(words) {
  throw new Error(words);
}
