import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageSet } from './page-set.ts';

it('writes small pages as they are alone, and names the set after them too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'church-set-'));
  const set = new PageSet(folder);
  set.write('index.html', 'home');
  const { version } = set;
  set.writeSmall('former/index.html', 'moved');
  await set.finish();
  expect(set.version).not.toBe(version);
  const written = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' });
  expect(written.filter((name) => name.includes('index')).sort()).toEqual([
    'former/index.html',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  rmSync(folder, { recursive: true });
});
