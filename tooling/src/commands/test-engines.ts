import { buildProduct } from '../build-product.ts';
import { binary } from '../checks/checks.ts';
import { ensureEngines } from '../machine/engines.ts';
import { runAsThisProcess } from '../machine/run-program.ts';

/** `npm run test:engines`: the main journeys in Firefox and WebKit, `npm run test:engines -- --project webkit` in one. */
await ensureEngines();
await buildProduct();
// WebKitGTK's browser needs a display, if only an invisible one.
const words = ['test', '-c', 'engines', ...process.argv.slice(2)];
await runAsThisProcess('xvfb-run', ['-a', binary('playwright', 'e2e'), ...words], 'e2e');
