#!/usr/bin/env node
// This file is JavaScript because Node cannot read TypeScript until tsx has been registered.
import 'tsx/esm';

await import('../src/cli.ts');
