/**
 * Changes which release an installation runs, here /srv/church:
 *
 *     node /srv/church/releases/<name>/upgrade.mjs use          use this release, also for the first time
 *     node /srv/church/current/upgrade.mjs to <archive>         unpack another one and use it
 *     node /srv/church/current/upgrade.mjs back                 return to the previous one
 *
 * It replaces the link `current`, restarts the server (RESTART, or `systemctl restart church`) and waits until it is
 * healthy (HEALTH, or port 3000). A release that is not healthy within a minute is rolled back. The link `leaving`
 * names the previous release until the outcome is known: running the same command again completes a killed upgrade,
 * and `back` reverts it.
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
import { readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCurrent, obtainNode } from './node-runtime.mjs';

const own = import.meta.dirname;
const base = join(own, '../..');
const restart = process.env.RESTART ?? 'systemctl restart church';
const health = process.env.HEALTH ?? 'http://127.0.0.1:3000/api/health';
/** Milliseconds to wait for a healthy server, which may check its database file first. */
const patience = Number(process.env.PATIENCE ?? 60_000);

const site = (name) => join(base, 'releases', name, 'site');
const say = (message) => process.stdout.write(`${message}\n`);
const nameIn = (link) => {
  const path = join(base, link);
  return existsSync(path) ? basename(readlinkSync(path)) : undefined;
};

/** Runs the new release's own script, which knows best how that release is started. */
function handOver(name) {
  const args = [join(base, 'releases', name, 'upgrade.mjs'), 'use'];
  try {
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  } catch {
    process.exitCode = 1;
  }
}

/** Unpacks an archive and returns the release's name. A partial release never has that name. */
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

/** Name of the release that a killed upgrade was about to replace. */
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
  // The current release of a killed upgrade may never have been healthy, so the one before it counts.
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

/**
 * Copies the former release's assets, so that open pages can still load their files. The mark keeps them through
 * publications and releases (tooling/src/site/release-files.ts).
 */
function keepAssets(from, to) {
  const { packages } = JSON.parse(readFileSync(join(site(from), 'current/state.json'), 'utf8'));
  for (const [name, { stable }] of Object.entries(packages)) {
    const target = join(site(to), 'assets', name, stable);
    if (existsSync(target)) continue;
    cpSync(join(site(from), 'assets', name, stable), `${target}.next`, { recursive: true });
    writeFileSync(join(`${target}.next`, '.before-upgrade'), '');
    renameSync(`${target}.next`, target);
  }
}

/**
 * Copies the published content, so that visitors see it at once; the server itself would publish it later, after its
 * start.
 */
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

/** Keeps the folder's owner, so that the server's user can publish there. */
function keepOwner(from, to) {
  const { uid, gid } = lstatSync(site(from));
  const files = readdirSync(site(to), { recursive: true }).map((file) => join(site(to), file));
  for (const file of [site(to), ...files]) {
    const present = lstatSync(file);
    if (present.uid !== uid || present.gid !== gid) lchownSync(file, uid, gid);
  }
}

/** Replaces a link atomically. */
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
  // Node 24 must be installed now, because the service cannot write there. Without it, the server reports whether it
  // starts.
  if (verb === 'use' && !isCurrent()) obtainNode(own, say);
  if (verb === 'use') await use(basename(own));
  else if (verb === 'back') {
    await use(unfinished() ?? nameIn('previous') ?? fail('There is no release before.'));
  } else if (verb === 'to' && archive) handOver(unpack(archive));
  else fail('Usage: node upgrade.mjs use | to <archive> | back');
}

// The call is at the end of the file, because declarations below a top-level `await` are not initialized while it
// waits.
await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
