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

/** Whether the main jobs are walked alone, with one audit of each page (playwright.config.ts). */
export const isQuick = (): boolean => test.info().project.name === 'quick';

interface Scope {
  /** The rules to ask; without it, all. */
  readonly runOnly?: string[];
  /** A selector of what to look at; without it, the whole page. */
  readonly within?: string;
}

/**
 * What axe finds wrong with the page as it stands, by WCAG 2.2 AA and axe's best practices: one line a finding.
 * Contrast that axe cannot decide is measured, which takes as long again and is left to the project `full`; anything
 * else that axe leaves open counts as a finding.
 */
export const findAccessibilityFaults = (page: Page): Promise<string[]> => listFaults(page, {});

/**
 * What of the page as it stands cannot be read by night. It is shown by day again afterwards.
 * @param within a selector. What is there only under the mouse is looked at alone: what is measured is scrolled to.
 */
export async function findNightFaults(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const runOnly = ['color-contrast', 'link-in-text-block'];
  const faults = await listFaults(page, { runOnly, ...(within !== undefined && { within }) });
  await page.emulateMedia({ colorScheme: null });
  return faults;
}

/**
 * What is wrong stays wrong, so it is looked for twice before it is said: a tooltip may have begun to appear while axe
 * was reading.
 */
async function listFaults(page: Page, scope: Scope): Promise<string[]> {
  const faults = await readFaults(page, scope);
  return faults.length === 0 ? faults : readFaults(page, scope);
}

async function readFaults(page: Page, scope: Scope): Promise<string[]> {
  // A transition caught half-way has colours that no visitor reads.
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
  const contrasts = await measureTextContrasts(
    page,
    isQuick() ? [] : unmeasured.map(({ target }) => target),
  );
  for (const { id, target, html } of open) {
    const fault = id === 'color-contrast' ? describeFaint(contrasts.get(target)) : 'undecided';
    if (fault) faults.push(`${id}: ${fault} (${target}, ${html})`);
  }
  return faults;
}

async function runAxe(page: Page, { within, ...only }: Scope): Promise<AxeResults> {
  // Half a megabyte, and a page is looked at up to six times.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    ({ place, options }) =>
      (
        globalThis as unknown as {
          axe: { run(place: unknown, options: unknown): Promise<AxeResults> };
        }
      ).axe.run(place ?? document, {
        // Describing what is in order, node by node, takes as long as finding what is not.
        resultTypes: ['violations', 'incomplete'],
        // WCAG 2.5.8. axe leaves the rules that are new in 2.2 out unless it is asked.
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
