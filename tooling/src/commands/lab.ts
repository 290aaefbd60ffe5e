import { buildProduct } from '../build-product.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { ensureLab } from '../machine/lab.ts';
import { runAsThisProcess, runOrThrow } from '../machine/run-program.ts';

interface LabProgram {
  readonly file: string;
  prepare?(): Promise<void>;
}

/** Measurements must use the current sources. */
const prepareServer = () => runOrThrow(process.execPath, ['--import', 'tsx', 'build.ts'], 'api');

async function prepareBrowser(): Promise<void> {
  process.env['CHROME_PATH'] = await ensureChromium();
  await buildProduct();
}

/** Programs by their name on the command line (lab/README.md). */
const programs: Readonly<Record<string, LabProgram>> = {
  bench: { file: 'bench/server/main.ts', prepare: prepareServer },
  'bench-console': { file: 'bench/browser/console-speed.ts', prepare: prepareBrowser },
  'bench-pages': { file: 'bench/browser/pages-speed.ts', prepare: prepareBrowser },
  'work-five': { file: 'bench/office/work-five.ts', prepare: prepareBrowser },
  endurance: { file: 'endurance/main.ts' },
  'generate-art': { file: 'generators/art/generate.ts' },
  'generate-audio': { file: 'generators/audio/generate.ts' },
  'generate-documents': { file: 'generators/documents/generate.ts' },
  'generate-fonts': { file: 'generators/fonts/generate.ts' },
};

/** `npm run lab -- bench search`: runs a program of the lab with the remaining arguments. */
const [name = '', ...words] = process.argv.slice(2);
const program = programs[name];
if (program) {
  await ensureLab();
  await program.prepare?.();
  // The program itself reports missed goals in its table.
  await runAsThisProcess(process.execPath, ['--import', 'tsx', program.file, ...words], 'lab');
} else {
  process.stderr.write(`npm run lab -- ${Object.keys(programs).join(' | ')}\n`);
  process.exitCode = 1;
}
