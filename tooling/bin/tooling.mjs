#!/usr/bin/env node
// Plain JavaScript because Node cannot read TypeScript until tsx has been registered.
import 'tsx/esm';

await import('../src/cli.ts');
