import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { measureTextContrasts } from './contrast.ts';
import type { TextContrast } from './contrast.ts';
import { untilAtRest } from './stillness.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Whether only the main journeys run, with one audit per page (playwright.config.ts). */
export const isQuick = (): boolean => test.info().project.name === 'quick';

interface Scope {
  /** The ids of axe's rules; all by default. */
  readonly runOnly?: string[];
  /** A selector of the audited part; the whole page by default. */
  readonly within?: string;
}

/**
 * axe's findings on the current page by WCAG 2.2 AA and best practices, one line each. Contrast that axe cannot compute
 * is measured, but only in the project `full`, because that doubles the time; anything else that axe leaves undecided
 * counts as a finding.
 */
export const findAccessibilityFaults = (page: Page): Promise<string[]> => listFaults(page, {});

/**
 * The contrast errors of the current page in dark mode. The page is in light mode again afterwards.
 * @param within a selector of the measured part, for parts that are visible only on hover: measuring the rest would
 * scroll.
 */
export async function findNightFaults(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const faults = await listFaults(page, { runOnly, ...(within !== undefined && { within }) });
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/** Only findings of two runs in a row count: a tooltip may have begun to appear during the first. */
async function listFaults(page: Page, scope: Scope): Promise<string[]> {
  const faults = await readFaults(page, scope);
  return faults.length === 0 ? faults : readFaults(page, scope);
}

async function readFaults(page: Page, scope: Scope): Promise<string[]> {
  // Colours in the middle of a transition are no finding.
  await untilAtRest(page);
  const { violations, incomplete } = await runAxe(page, scope);
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ id, target: node.target.join(' '), html: node.html.slice(0, 120) })),
  );
  const unmeasured = open.filter(({ id }) => id === 'color-contrast');
  const top = await page.evaluate(() => scrollY);
  const contrasts = await measureTextContrasts(
    page,
    isQuick() ? [] : unmeasured.map(({ target }) => target),
  );
  // Measuring scrolls to each text; a second run must find the page where the first one did.
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  for (const { id, target, html } of open) {
    const fault = id === 'color-contrast' ? describeFaint(contrasts.get(target)) : 'undecided';
    if (fault) faults.push(`${id}: ${fault} (${target}, ${html})`);
  }
  return faults;
}

async function runAxe(page: Page, { within, ...only }: Scope): Promise<AxeResults> {
  // The script is half a megabyte, and a page is audited up to six times.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    ({ place, options }) =>
      (
        globalThis as unknown as {
          axe: { run(place: unknown, options: unknown): Promise<AxeResults> };
        }
      ).axe.run(place ?? document, {
        // Reporting passed rules too would double the time.
        resultTypes: ['violations', 'incomplete'],
        // WCAG 2.5.8. axe's rules for 2.2 are off by default.
        rules: { 'target-size': { enabled: true } },
        ...options,
      }),
    { place: within, options: only },
  );
}

function describeFaint(contrast: TextContrast | undefined): string | undefined {
  if (!contrast || contrast.ratio >= contrast.least) return undefined;
  return `${contrast.ratio.toFixed(2)} is less than ${contrast.least}`;
}
