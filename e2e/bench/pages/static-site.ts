import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { readyPage } from './ready-page.ts';
import type { ReadyPage } from './ready-page.ts';

/**
 * The home page as a careful hand writes it: the same words and pictures, small CSS in the page, no script,
 * compressed as hard as can be, behind the same headers.
 *
 * @param product where the product answers, whose headers they are
 */
export async function readStaticHome(product: string): Promise<ReadyPage> {
  const html = readFileSync(join(import.meta.dirname, 'static/index.html'), 'utf8');
  return readyPage(html, allowItsStyles((await fetch(product)).headers));
}

/** With a policy as a hand writes it. */
function allowItsStyles(headers: Headers): Headers {
  const name = 'content-security-policy';
  const policy = headers.get(name) ?? '';
  const written = new Headers(headers);
  written.set(name, policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"));
  return written;
}

/** What of the static site a browser may keep, for a day. */
export const staticSiteCaching = {
  path: /^\/(art|fonts)\//,
  cacheControl: 'public, max-age=86400',
};

/** What a page says and shows before any script runs, in its order. */
interface PageContent {
  readonly words: string[];
  readonly pictures: string[];
}

/** @throws Error that names what one of two pages has and the other has not: their speeds cannot be compared. */
export async function requireSameContent(
  context: BrowserContext,
  [one, other]: readonly [string, string],
): Promise<void> {
  const contents = [await readContent(context, one), await readContent(context, other)] as const;
  for (const kind of ['words', 'pictures'] as const) {
    const differences = differencesOf(contents[0][kind], contents[1][kind]);
    if (differences.length === 0) continue;
    throw new Error(
      `e2e/bench/pages/static/index.html has other ${kind} than the home page:\n${differences.join('\n')}`,
    );
  }
}

/** The places in which two lists differ, or those that one of them has not. */
export function differencesOf(one: readonly string[], other: readonly string[]): string[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, place) => place)
    .filter((place) => one[place] !== other[place])
    .map((place) => `- ${one[place] ?? '(nothing)'} / ${other[place] ?? '(nothing)'}`);
}

async function readContent(context: BrowserContext, url: string): Promise<PageContent> {
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url);
  const content = await page.evaluate(() => ({
    // Spaces between elements show nowhere, and a hand sets others than React.
    words: [
      ...document.querySelectorAll('h1, h2, h3, p, a, button, span, dt, dd, figcaption, cite'),
    ]
      .map((element) => (element.textContent ?? '').replace(/\s/g, ''))
      .filter((words) => words !== ''),
    pictures: [...document.querySelectorAll('main :is(img, source)')].map((picture) =>
      ['srcset', 'sizes', 'alt']
        .map((name) => picture.getAttribute(name)?.replace(/\s+/g, ' ').trim())
        .join(' '),
    ),
  }));
  await page.close();
  return content;
}
