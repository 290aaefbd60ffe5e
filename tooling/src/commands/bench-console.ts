import { buildProduct } from '../build-product.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run bench:console`: how fast the console opens a list of 100,000 records, in a real browser. */
process.env['CHROME_PATH'] = await ensureChromium();
await buildProduct();
await runAsThisProcess(process.execPath, ['--import', 'tsx', 'bench/console-speed.ts'], 'e2e');
