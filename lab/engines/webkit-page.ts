import { createRequire } from 'node:module';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { findFreePort } from '../../e2e/fixtures/product/free-port.ts';
import type { EngineOptions, EnginePage } from './engine-page.ts';

/** The package does not export this path to `import`. */
const remote = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote;

/** Timeout in milliseconds, generous because the machine may be busy. */
const ceiling = 30_000;

/**
 * Opens a page in WebKitGTK, the nearest to Safari on Linux, driven by Debian's WebKitWebDriver. It needs a display.
 */
export async function openWebKit({ isScripted }: EngineOptions): Promise<EnginePage> {
  const service = await startService();
  const driver = await new Builder()
    .usingServer(await service.address())
    .withCapabilities(miniBrowser(isScripted))
    .build()
    .catch(async (error: unknown) => {
      await service.kill();
      throw error;
    });
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    // The driver's own method omits visible cells of the console's grid.
    text: (selector) =>
      driver.executeScript<string>(
        'return document.querySelector(arguments[0])?.innerText ?? ""',
        selector,
      ),
    // Clears the existing value, such as the login's prefilled address.
    fill: async (selector, value) => {
      const field = await find(driver, selector);
      if (await field.getAttribute('value')) await field.clear();
      await field.sendKeys(value);
    },
    // Typing selects an option; a click on one would leave MiniBrowser's menu open.
    choose: async (selector, value) => (await find(driver, selector)).sendKeys(value),
    click: async (selector) => (await find(driver, selector)).click(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

async function startService(): Promise<Remote.DriverService> {
  const port = await findFreePort();
  const service = new remote.DriverService('WebKitWebDriver', {
    loopback: true,
    port,
    args: [`--port=${port}`],
  });
  await service.start();
  return service;
}

/** Capabilities for WebKitGTK's MiniBrowser, which the driver finds. */
const miniBrowser = (isScripted: boolean): Capabilities =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      args: ['--automation', `--enable-javascript=${isScripted}`],
    },
  });

async function find(driver: WebDriver, selector: string): Promise<WebElement> {
  const element = await driver.wait(until.elementLocated(By.css(selector)), ceiling);
  return driver.wait(until.elementIsVisible(element), ceiling);
}
