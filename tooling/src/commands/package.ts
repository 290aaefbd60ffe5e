import { buildPackages } from '../build-product.ts';
import { packageProduct } from '../packaging/package-product.ts';
import { browserPackages } from '../packages.ts';
import { readPublicOrigin } from '../public-origin.ts';
import { sourceVersion } from '../source-version.ts';

/** `PUBLIC_URL=https://... npm run package`: makes one archive that runs with Node alone (docs/deploy.md). */
const origin = readPublicOrigin(process.env);
await buildPackages();
const version = `${new Date().toISOString().slice(0, 10)}-${sourceVersion([...browserPackages, 'shared-ui', 'contract', 'api'])}`;
const { path, size } = await packageProduct(version, origin);
process.stdout.write(`${path}: ${(size / 1024 / 1024).toFixed(1)} MB\n`);
