import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installPackages } from './debian-packages.ts';
import { repositoryRoot } from '../packages.ts';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium for the journeys: the one in CHROME_PATH, one on the PATH, or one installed now, from Debian
 * packages where permitted, else by Playwright.
 * @throws Error that says what to install when there is none
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('No Chromium was found; it is being installed.\n');
  const installed = (await installFromDebian()) ?? (await installWithPlaywright());
  if (installed) return installed;
  throw new Error(
    'The journeys need Chromium and none could be installed. Install the package "chromium" of your ' +
      'system, or name a Chromium with CHROME_PATH=/path/to/chromium, and run npm test again.',
  );
}

function findChromium(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  return findOnPath(names);
}

async function installFromDebian(): Promise<string | undefined> {
  await installPackages(['chromium', 'fonts-liberation']);
  return findChromium();
}

async function installWithPlaywright(): Promise<string | undefined> {
  const playwright = join(repositoryRoot, 'e2e/node_modules/.bin/playwright');
  const { code } = await runProgram(playwright, ['install', 'chromium'], { output: 'inherit' });
  if (code !== 0) return undefined;
  const print = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { stdout } = await runProgram(process.execPath, ['-e', print], {
    output: 'collect',
    environment: { NODE_PATH: join(repositoryRoot, 'e2e/node_modules') },
  });
  return existsSync(stdout) ? stdout : undefined;
}
