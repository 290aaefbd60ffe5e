import { buildProduct } from '../build-product.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run bench:pages`: how fast the public pages are, against the goals of docs/decisions/0021. A part alone: `-- home`. */
process.env['CHROME_PATH'] = await ensureChromium();
await buildProduct();
await runAsThisProcess(
  process.execPath,
  ['--import', 'tsx', 'bench/pages-speed.ts', ...process.argv.slice(2)],
  'e2e',
);
