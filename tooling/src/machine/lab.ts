import { installWords } from './pnpm.ts';
import { runOrThrow } from './run-program.ts';

let installed: Promise<void> | undefined;

/** Installs what the lab alone needs; where that has been done it takes a second. */
export const ensureLab = (): Promise<void> =>
  (installed ??= runOrThrow('npx', installWords, 'lab'));
