import { remoteNames } from 'contract/site-paths';
import { faultySiteOfWorker } from '../../e2e/fixtures/product/faulty-site.ts';
import type { FaultySite } from '../../e2e/fixtures/product/faulty-site.ts';
import { meetFault } from '../../e2e/fixtures/product/meet-fault.ts';
import { remoteFaults } from '../../e2e/fixtures/product/remote-faults.ts';
import { test as journey } from './engine-journey.ts';

// The same journey in Chromium: e2e/journeys/releases/remote-faults.spec.ts.
const test = journey.extend<object, { faultySite: FaultySite }>({
  faultySite: faultySiteOfWorker,
});

for (const name of remoteNames)
  for (const fault of remoteFaults)
    test(`${name} ${fault.name}: the page says so, the rest works, and it heals without a reload`, async ({
      enginePage,
      faultySite,
    }) => {
      await enginePage.resize(1350, 940);
      faultySite.plant(name, fault);
      await meetFault(enginePage, faultySite, name);
    });
