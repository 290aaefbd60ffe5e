import { cpSync, lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Files that no running server reads: sources, types, source maps. Licences stay. */
const unneeded = /\.(map|d\.[cm]?ts|markdown)$/;

/** Type packages are not needed at run time. */
const isNeeded = (name: string) => !name.startsWith('@types/');

/**
 * Copies npm packages and their dependencies in pnpm's layout: each package in its own folder below `.pnpm`, beside
 * links to its dependencies.
 * @param names packages that `from` depends on
 * @param from folder of a workspace package
 * @param to gets `node_modules`
 */
export function copyModules(names: readonly string[], from: string, to: string): void {
  const target = join(to, 'node_modules');
  const copied = new Set<string>();
  const copy = (link: string, name: string, folder: string) => {
    const real = realpathSync(link);
    const store = storeOf(real, name);
    const place = join(target, '.pnpm', basename(dirname(store)), 'node_modules');
    addLink(join(place, name), join(folder, name));
    if (copied.has(store)) return;
    copied.add(store);
    cpSync(real, join(place, name), { recursive: true, filter: (file) => !unneeded.test(file) });
    for (const needed of namesIn(store).filter((other) => other !== name && isNeeded(other))) {
      copy(join(store, needed), needed, place);
    }
  };
  for (const name of names) copy(join(from, 'node_modules', name), name, target);
}

/** The folder that holds a package and links to its dependencies. */
const storeOf = (real: string, name: string) => real.slice(0, -name.length - 1);

/** Lists package names, including scoped ones. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((entry) => !entry.startsWith('.'))
    .flatMap((entry) =>
      entry.startsWith('@')
        ? readdirSync(join(folder, entry)).map((name) => `${entry}/${name}`)
        : [entry],
    );

function addLink(place: string, link: string): void {
  if (place === link || lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), place), link);
}
