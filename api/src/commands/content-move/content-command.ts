import { resolve } from 'node:path';
import { exportContent } from './export-content';
import type { ExportParts } from './export-content';
import { importContent } from './import-content';
import type { ImportParts } from './import-content';
import { MoveFault } from './move-fault';

const usage = `Please name what to do:
  export FOLDER             writes all content and files of the site into a folder that is not there yet
  import FOLDER             takes over such a folder, where staff have not changed what the site came with
  import FOLDER --replace   the same in the place of all content and files that the site has`;

/** What is opened for each. */
export interface ContentCommands {
  readonly forExport: (work: (parts: ExportParts) => Promise<void>) => Promise<void>;
  readonly forImport: (work: (parts: ImportParts) => Promise<void>) => Promise<void>;
}

/** Moves what the site says (docs/move-or-leave.md). Throws a MoveFault. */
export async function runContentCommand(
  words: readonly string[],
  { forExport, forImport }: ContentCommands,
): Promise<void> {
  const [action, folder = '', option, ...more] = words;
  const path = resolve(folder);
  const isPlain = folder !== '' && !folder.startsWith('-') && more.length === 0;
  if (isPlain && action === 'export' && option === undefined)
    return forExport((parts) => exportContent(parts, path));
  const replaces = option === '--replace';
  if (isPlain && action === 'import' && (option === undefined || replaces))
    return forImport((parts) => importContent(parts, path, replaces));
  throw new MoveFault(usage);
}
