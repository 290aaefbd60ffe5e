import { join } from 'node:path';
import swc from '@swc/jest';
import { plant } from '../checks/mutants/plant.ts';

/** The fault that this run must detect (tooling/src/checks/mutants-check.ts). */
const planted = JSON.parse(process.env.PLANTED);
const plantedFile = join(import.meta.dirname, '../../..', planted.file);

const read = (source, file) => (file === plantedFile ? plant(source, planted) : source);

/**
 * Transforms as usual, except for one file, which gets a fault. The file on disk is not changed: an interrupted run
 * leaves no fault, and concurrent runs may plant different ones.
 */
export default {
  createTransformer(options) {
    const { process, getCacheKey, ...transformer } = swc.createTransformer(options);
    return {
      ...transformer,
      process: (source, file, about) => process(read(source, file), file, about),
      getCacheKey: (source, file, about) => getCacheKey(read(source, file), file, about),
    };
  },
};
