import type { APIRequestContext, APIResponse } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { expect, readOnlyTest, test } from '../../fixtures/journey.ts';

const rss = 'application/rss+xml; charset=utf-8';
const feeds = [
  ['/calendar.ics', 'text/calendar; charset=utf-8'],
  ['/de/calendar.ics', 'text/calendar; charset=utf-8'],
  ['/blog.xml', rss],
  ['/de/blog.xml', rss],
  ['/podcast.xml', rss],
  ['/de/podcast.xml', rss],
] as const;

const expectFresh = async (request: APIRequestContext, path: string, answer: APIResponse) => {
  const { etag = '', 'cache-control': kept } = answer.headers();
  expect(kept).toBe('no-cache');
  const again = await request.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.head(path)).status()).toBe(200);
};

for (const [path, type] of feeds) {
  readOnlyTest(
    `${path} is what it says it is, and sent again only where it has changed`,
    async ({ request }) => {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
      const text = await answer.text();
      if (path.endsWith('.ics')) expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(7);
      else expect(parseRssFeed(text).items).toHaveLength(3);
      await expectFresh(request, path, answer);
    },
  );
}

readOnlyTest('each sermon of the podcast is there whole, and in pieces', async ({ request }) => {
  const { items = [], itunes } = parseRssFeed(await (await request.get('/podcast.xml')).text());
  // The feed contains the public address, not that of this server.
  const path = (address = '') => new URL(address).pathname;
  const cover = await request.get(path(itunes?.image));
  expect(cover.headers()['content-type']).toBe('image/jpeg');
  for (const item of items) {
    const [{ url = '', length = 0, type } = {}] = item.enclosures ?? [];
    const head = await request.head(path(url));
    expect(head.headers()).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' });
    expect(Number(head.headers()['content-length'])).toBe(length);
    const part = await request.get(path(url), { headers: { range: 'bytes=-100' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
    const [transcript] = item.podcast?.transcripts ?? [];
    const words = await request.get(path(transcript?.url));
    expect(words.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect((await words.text()).length).toBeGreaterThan(500);
  }
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/New_York' });

  readOnlyTest(
    'a visitor is told what goes out live, by the clock of Innsbruck',
    async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-22T08:59:50Z') });
      const asked: string[] = [];
      await page.goto('/');
      const header = page.getByRole('banner').getByRole('link', { name: /^Live Stream/ });
      await expect(header).not.toHaveAttribute('data-live');
      await expect(page.getByText('Live next: Sunday 22 November, 10:00')).toBeAttached();
      page.on('request', (request) => asked.push(request.url()));
      await page.clock.runFor(60_000);
      await expect(header).toHaveAttribute('data-live', '');
      await expect(page.getByRole('link', { name: 'Live now: Sunday Worship' })).toBeAttached();
      // The slides and the next pages are prefetched meanwhile.
      const data = asked.filter((address) => /\/api\/|\/content\/|\.json$/.test(address));
      expect(data).toEqual([]);
      await page.goto('/more/visit');
      await expect(page.getByRole('link', { name: 'Live now: Sunday Worship' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subscribe to our calendar' })).toHaveAttribute(
        'href',
        /^webcal:\/\/.*\/calendar\.ics$/,
      );
    },
  );
});
