import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

const shared = [
  '/calendar.ics',
  '/de/calendar/x.ics',
  '/blog.xml',
  '/de/podcast.xml',
  '/transcripts/x.txt',
  '/de/chapters/x.json',
  '/art/podcast-cover.jpg',
  '/downloads/mp3s/sample.mp3',
];
const kept = [
  '/sitemap.xml',
  '/content/current.json',
  '/art/open-graph.jpg',
  '/downloads/form.pdf',
  '/calendar/x.html',
  '/more/blog.xml',
];

let siteDir: string;
let server: TestApp;
beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  const put = (path: string) => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), 'x');
  };
  for (const url of [...shared, ...kept]) put(`sets/1/files${url}`);
  for (const page of ['index.html', '404.html']) put(`sets/1/pages/${page}`);
  symlinkSync('sets/1', join(siteDir, 'current'));
  server = await makeApp({ config: { siteDir } });
});
afterAll(async () => {
  await server.remove();
  rmSync(siteDir, { recursive: true });
});

it('lets pages of others fetch calendars, feeds and what the podcast names, and nothing else', async () => {
  const origin = 'https://podcasts.example';
  const policies = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { origin } });
    const names = ['cross-origin-resource-policy', 'access-control-allow-origin'];
    return [url, statusCode, ...names.map((name) => headers[name])];
  };
  for (const url of shared) expect(await policies(url)).toEqual([url, 200, 'cross-origin', '*']);
  for (const url of ['/', ...kept])
    expect(await policies(url)).toEqual([url, 200, 'same-origin', undefined]);
  const none = '/calendar/none.ics';
  expect(await policies(none)).toEqual([none, 404, 'same-origin', undefined]);
});

const nginx = readFileSync(join(__dirname, '../../../../docs/nginx.conf'), 'utf8');

it.each(['', '/files', '/current/files'])(
  'has nginx let others fetch the same, below %j',
  (folder) => {
    const [, map = ''] = /map \$uri \$church_resource_policy \{([^]*?)\n\}/.exec(nginx) ?? [];
    const patterns = [...map.matchAll(/"~(.+)" cross-origin;/g)].map(([, found = '']) => found);
    expect(map).toContain('default same-origin;');
    const isShared = (url: string) =>
      patterns.some((found) => new RegExp(found).test(folder + url));
    expect(['/', ...shared, ...kept].filter(isShared)).toEqual(shared);
  },
);
