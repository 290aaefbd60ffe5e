import type { ContentText } from 'contract/content-entry';
import type { ProductServer } from '../../../../e2e/fixtures/product/product-server.ts';
import { callAsAdmin } from '../../../../e2e/fixtures/console/staff-calls.ts';
import type { StaffCalls } from '../../../../e2e/fixtures/console/staff-calls.ts';
import type { Figure } from '../../figures.ts';
import { measurePhases } from './publish-phases.ts';

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

/** Measures how long staff wait from the click on "Publish" until a visitor can read the page. */
export async function measurePublications(server: ProductServer): Promise<Figure[]> {
  const { origin, siteFolder } = server;
  const staff = await callAsAdmin(origin);
  const times: number[] = [];
  // One entry is published repeatedly, because staff may publish 60 times in a burst.
  let entry = await staff.publish('messages', message('The first message'));
  await untilRead(origin, 'The first message');
  for (let number = 0; number < publications; number += 1) {
    await untilQuiet(staff);
    const title = `Message ${number} of ${publications}`;
    const stored = await staff.change('messages', entry, message(title));
    const begun = performance.now();
    entry = await staff.publishStored('messages', stored);
    await untilRead(origin, title);
    times.push(performance.now() - begun);
  }
  await untilQuiet(staff);
  times.sort((one, other) => one - other);
  const part = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? NaN) / 1000;
  const from = `${publications} publications`;
  return [
    { name: 'from publishing to the page, p50', value: part(0.5), unit: 's', from },
    { name: 'from publishing to the page, p95', value: part(0.95), unit: 's', goal: { atMost: 2 } },
    ...(await measurePhases(siteFolder)),
  ];
}

/** The previous publication still removes an old set after its page is visible. */
async function untilQuiet(staff: StaffCalls): Promise<void> {
  while ((await staff.readProgress()) !== 'shown') await pause();
}

async function untilRead(origin: string, title: string): Promise<void> {
  for (;;) {
    const page = await (await fetch(`${origin}/`)).text();
    if (page.includes(title)) return;
    await pause();
  }
}

/** The pause keeps polling from occupying a core. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
