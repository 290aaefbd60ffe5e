import type { ContentText } from 'contract/content-entry';
import type { ProductServer } from '../../fixtures/product-server.ts';
import { callAsAdmin } from '../../fixtures/staff-calls.ts';
import type { Figure } from '../figures.ts';

const publications = 50;

const message = (title: string): ContentText => ({
  values: {
    title: { en: title, de: title },
    passage: { en: 'Psalm 23', de: 'Psalm 23' },
    url: 'https://video.example/1',
    date: '2030-01-01',
  },
  shownInEnglish: [],
});

/** Times what staff wait for: from the click on "Publish" to the page on which a visitor reads it. */
export async function measurePublications({ origin }: ProductServer): Promise<Figure[]> {
  const staff = await callAsAdmin(origin);
  const times: number[] = [];
  for (let number = 0; number < publications; number += 1) {
    const title = `Message ${number} of ${publications}`;
    const begun = performance.now();
    const entry = await staff.publish('messages', message(title));
    await untilRead(origin, title, true);
    times.push(performance.now() - begun);
    await staff.takeDown('messages', entry);
    await untilRead(origin, title, false);
  }
  times.sort((one, other) => one - other);
  const part = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? NaN) / 1000;
  const from = `${publications} publications`;
  return [
    { name: 'from publishing to the page, p50', value: part(0.5), unit: 's', from },
    { name: 'from publishing to the page, p95', value: part(0.95), unit: 's', goal: { atMost: 3 } },
  ];
}

async function untilRead(origin: string, title: string, isThere: boolean): Promise<void> {
  for (;;) {
    const page = await (await fetch(`${origin}/`)).text();
    if (page.includes(title) === isThere) return;
    // Readers ask beside it, and take no core from it.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
