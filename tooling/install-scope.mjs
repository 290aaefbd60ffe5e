import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts that build the product or run it, and nothing else. */
const ofProduct = ['start', 'demo', 'build', 'package', 'release', 'admin', 'content', 'data-key'];

const noteOf = (root) => join(root, 'node_modules/.install-scope.json');
const lockOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');

/**
 * What a script needs installed: `product`, or `everything`. What was installed for tests is never taken away, nor
 * what a developer installed without these scripts.
 */
export function scopeOf(root, command) {
  const isFull =
    readNote(root)?.scope === 'everything' ||
    (readNote(root) === undefined && existsSync(join(root, 'node_modules/.modules.yaml')));
  return ofProduct.includes(command) && !isFull ? 'product' : 'everything';
}

/** Whether the present lockfile was installed, to that extent at least. */
export function isInstalled(root, scope) {
  const note = readNote(root);
  const isEnough = note?.scope === 'everything' || note?.scope === scope;
  return isEnough && note.lock === lockOf(root);
}

/** To be called when an install has ended well. */
export const noteInstall = (root, scope) =>
  writeFileSync(noteOf(root), JSON.stringify({ scope, lock: lockOf(root) }));

/** To be called before an install, which may be interrupted. */
export const forgetInstall = (root) => rmSync(noteOf(root), { force: true });

function readNote(root) {
  try {
    return JSON.parse(readFileSync(noteOf(root), 'utf8'));
  } catch {
    return undefined;
  }
}
