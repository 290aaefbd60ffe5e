import { rmSync } from 'node:fs';
import { bundleServer } from './bundle-server';

rmSync('dist', { recursive: true, force: true });
await bundleServer('dist');
