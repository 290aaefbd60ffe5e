import { buildProduct } from '../build-product.ts';
import { neededHtmlCheck } from '../checks/html-check.ts';
import { runChecks } from '../checks/run-checks.ts';

/** `npm run test:html`: every page of the built site for the Nu HTML checker, which needs Java. */
await buildProduct();
await runChecks([[neededHtmlCheck]]);
