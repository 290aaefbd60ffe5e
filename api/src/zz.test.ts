import { makeDatabase } from '../testing/databases/databases';
import { makeApp } from '../testing/test-app';
import { buildApp } from './app';
it('t', async () => {
  for (let i = 0; i < 5; i++) { const a = performance.now(); const t = await makeApp(); const b = performance.now(); await t.app.ready(); const c = performance.now(); await t.remove(); const d = performance.now(); process.stdout.write([b-a, c-b, d-c].map((x) => x.toFixed(1)).join(' ') + '\n'); }
  for (let i = 0; i < 5; i++) { const a = performance.now(); const t = await makeDatabase('sqlite'); const b = performance.now(); const app = await buildApp({ database: t.database, config: { dataDir: t.address.dataDir } }); const c = performance.now(); await app.ready(); const d = performance.now(); await app.close(); process.stdout.write('db ' + [b-a, c-b, d-c].map((x) => x.toFixed(1)).join(' ') + '\n'); }
});
