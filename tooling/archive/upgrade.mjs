/**
 * Changes which release a folder runs, here called /srv/church:
 *
 *     node /srv/church/releases/<name>/upgrade.mjs use          this release, also for the first time
 *     node /srv/church/current/upgrade.mjs to <archive>         unpack another one, and use it
 *     node /srv/church/current/upgrade.mjs back                 the one that was used before
 *
 * The link `current` is replaced, the server restarted (RESTART, or `systemctl restart church`) and its health awaited
 * (HEALTH, or port 3000). A release that is not healthy in a minute is left again for the one before. The link `leaving`
 * names the release before until the outcome is known: an upgrade that was killed is finished by the same command given
 * again, and undone by `back`.
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

const site = (name) => join(base, 'releases', name, 'site');
const say = (message) => process.stdout.write(`${message}\n`);
const nameIn = (link) => {
  const path = join(base, link);
  return existsSync(path) ? basename(readlinkSync(path)) : undefined;
};

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

/** The release that an upgrade was about to leave when it was killed. */
function unfinished() {
  const name = nameIn('leaving');
  return name === nameIn('current') ? undefined : name;
}

async function use(name) {
  const current = nameIn('current');
  const left = unfinished();
  if (name === left) {
    if (await comeBackTo(name)) return say(`${name} runs again.`);
    fail(`${name} was not healthy at ${health}. The server's output says why.`);
  }
  if (name === current && left === undefined) return say(`${name} is in use already.`);
  if (current === undefined) {
    point('current', name);
    return say(`${base}/current is ${name} now. Start the server.`);
  }
  // What an upgrade that was killed has left there may never have been healthy.
  const before = left ?? current;
  keepAssets(before, name);
  keepContent(before, name);
  keepOwner(before, name);
  point('leaving', before);
  if (await runs(name)) {
    renameSync(join(base, 'leaving'), join(base, 'previous'));
    return say(`${name} runs. Back to ${before}: upgrade.mjs back`);
  }
  const outcome = (await comeBackTo(before)) ? `${before} runs again` : `neither is ${before}`;
  fail(`${name} was not healthy at ${health}; ${outcome}. The server's output says why.`);
}

async function comeBackTo(name) {
  const isHealthy = await runs(name);
  rmSync(join(base, 'leaving'));
  return isHealthy;
}

async function runs(name) {
  point('current', name);
  try {
    execSync(restart, { stdio: 'inherit' });
  } catch (error) {
    say(error.message);
    return false;
  }
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(patience) }).catch(() => {});
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}

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

function fail(message) {
  throw new Error(message);
}

async function main() {
  const [verb, archive] = process.argv.slice(2);
  // Later nobody could: the service may write nowhere there. Without Node 24 the server says whether it starts.
  if (verb === 'use' && !isCurrent()) obtainNode(own, say);
  if (verb === 'use') await use(basename(own));
  else if (verb === 'back') {
    await use(unfinished() ?? nameIn('previous') ?? fail('There is no release before.'));
  } else if (verb === 'to' && archive) handOver(unpack(archive));
  else fail('Usage: node upgrade.mjs use | to <archive> | back');
}

// At the end of the file: what stands below an `await` at the top level does not exist yet while it waits.
await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
