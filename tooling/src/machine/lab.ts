import { pnpmInstallArguments } from './pnpm.ts';
import { runOrThrow } from './run-program.ts';

let installed: Promise<void> | undefined;

/** Installs the lab's own dependencies; takes a second if they are installed. */
export const ensureLab = (): Promise<void> =>
  (installed ??= runOrThrow('npx', pnpmInstallArguments, 'lab'));
