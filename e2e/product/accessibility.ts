import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds wrong with the page as it stands, by WCAG 2.2 AA and axe's best practices: one line a finding. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  // A transition caught half-way has colours that nobody reads.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
  );
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    () =>
      (
        globalThis as unknown as { axe: { run(): Promise<unknown> } }
      ).axe.run() as Promise<AxeResults>,
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
