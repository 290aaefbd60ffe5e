import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages';

/** Folders of installed, built or stored files, and the lockfile. */
const passedOver = /^(node_modules|dist|site|data|packages|screenshots|\..+|pnpm-lock\.yaml)$/;

/** Lists the files of this repository below a folder, by path from its root. */
export function repositoryFiles(folder = '.'): readonly string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !passedOver.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? repositoryFiles(path) : [path];
    });
}
