import type { Page, Request } from '@playwright/test';
import { reportVisits } from 'contract/client-report-requests';
import type { Visit } from 'contract/client-report-requests';
import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { expect, test as journey } from '../../fixtures/journey.ts';
import { faultySiteOfWorker } from '../../fixtures/product/faulty-site.ts';
import type { FaultySite } from '../../fixtures/product/faulty-site.ts';
import { meetFault } from '../../fixtures/product/meet-fault.ts';
import type { AnyPage } from '../../fixtures/product/meet-fault.ts';
import { remoteFaults } from '../../fixtures/product/remote-faults.ts';

// The same journey in Firefox and WebKit: lab/engines/remote-faults.spec.ts.
const test = journey.extend<object, { faultySite: FaultySite }>({
  faultySite: faultySiteOfWorker,
  // No server of its own.
  baseURL: async ({ faultySite }, use) => use(faultySite.origin),
  waitsForScript: false,
});

const asAnyPage = (page: Page): AnyPage => ({
  open: async (address) => void (await page.goto(address)),
  text: async (selector) => (await page.locator(selector).allInnerTexts())[0] ?? '',
  click: (selector) => page.locator(selector).first().click(),
  evaluate: (expression) => page.evaluate(expression),
});

/** Tells whether a report of visits says that the remote's release failed. */
function countsAsFaulty(request: Request, name: RemoteName): boolean {
  const { visits } = request.postDataJSON() as { readonly visits: readonly Visit[] };
  return visits.some((visit) => visit.package === name && visit.isFaulty);
}

test.afterEach(({ complaints }) => {
  // The browser reports each fault; there must be no other error.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Content Security Policy|hydrat/i);
});

for (const name of remoteNames)
  for (const fault of remoteFaults)
    test(`${name} ${fault.name}: the page says so, the server is told, the rest works, and it heals without a reload`, async ({
      page,
      faultySite,
    }) => {
      faultySite.plant(name, fault);
      const isCounted = (request: Request) =>
        request.url().endsWith(reportVisits.path) && countsAsFaulty(request, name);
      const counted = page.waitForRequest(isCounted);
      await meetFault(asAnyPage(page), faultySite, name);
      await counted;
    });
