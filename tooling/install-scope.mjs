import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts that only build or run the product. */
const ofProduct = [
  'start',
  'demo',
  'build',
  'package',
  'release',
  'team',
  'admin',
  'content',
  'data-key',
];

const noteOf = (root) => join(root, 'node_modules/.install-scope.json');
const lockOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');

/**
 * Returns what a script needs installed: `product` or `everything`. A wider installation, by tests or by a developer
 * without these scripts, is never narrowed.
 */
export function scopeOf(root, command) {
  const isFull =
    readNote(root)?.scope === 'everything' ||
    (readNote(root) === undefined && existsSync(join(root, 'node_modules/.modules.yaml')));
  return ofProduct.includes(command) && !isFull ? 'product' : 'everything';
}

/** Tells whether the current lockfile is installed, at least for this scope. */
export function isInstalled(root, scope) {
  const note = readNote(root);
  const isEnough = note?.scope === 'everything' || note?.scope === scope;
  return isEnough && note.lock === lockOf(root);
}

/** Records a successful install. */
export const noteInstall = (root, scope) =>
  writeFileSync(noteOf(root), JSON.stringify({ scope, lock: lockOf(root) }));

/** Removes the record before an install, which may be interrupted. */
export const forgetInstall = (root) => rmSync(noteOf(root), { force: true });

function readNote(root) {
  try {
    return JSON.parse(readFileSync(noteOf(root), 'utf8'));
  } catch {
    return undefined;
  }
}
