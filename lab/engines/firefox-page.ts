import puppeteer from 'puppeteer-core';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { EngineOptions, EnginePage } from './engine-page.ts';

/**
 * Opens a page in the Firefox at FIREFOX_PATH. Playwright drives only its own Firefox build, which Debian does not
 * have.
 */
export async function openFirefox({ isScripted }: EngineOptions): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  if (!isScripted) await refuseScripts(page);
  return {
    open: async (address) => {
      // A script that hangs holds the load event in Firefox, also after the shell has given it up.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    address: () => Promise.resolve(page.url()),
    resize: (width, height) => page.setViewport({ width, height }),
    text: (selector) => readText(page, selector),
    // Selects the existing value, such as the login's prefilled address, so that typing replaces it.
    fill: async (selector, value) => {
      const field = await find(page, selector);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(value);
    },
    choose: async (selector, value) => {
      await (await find(page, selector)).select(value);
    },
    click: async (selector) => (await find(page, selector)).click(),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/**
 * A driven Firefox cannot disable scripts, so script files are blocked. Inline scripts still run: they choose the
 * page's colours.
 */
async function refuseScripts(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // This driver does not report the resource type of a request.
    const isScript = new URL(request.url()).pathname.endsWith('.js');
    const answered = isScript ? request.abort() : request.continue();
    answered.catch((error: unknown) => {
      // A page that is left has ended its requests itself.
      if (!(error instanceof Error && error.message.includes('no such request'))) throw error;
    });
  });
}

async function find(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.waitForSelector(selector, { visible: true });
  if (!element) throw new Error(`No ${selector} is seen.`);
  return element;
}

/** Returns an empty text during a navigation, when the script has lost its document. */
const readText = (page: Page, selector: string): Promise<string> =>
  page
    .evaluate((given) => document.querySelector<HTMLElement>(given)?.innerText ?? '', selector)
    .catch((error: unknown) => {
      if (error instanceof Error && /no such (?:frame|node|handle)/.test(error.message)) return '';
      throw error;
    });
