import { join } from 'node:path';
import swc from '@swc/jest';
import { plant } from '../checks/mutants/plant.ts';

/** The fault that this run of jest is to find (tooling/src/checks/mutants-check.ts). */
const planted = JSON.parse(process.env.PLANTED);
const plantedFile = join(import.meta.dirname, '../../..', planted.file);

const read = (source, file) => (file === plantedFile ? plant(source, planted) : source);

/**
 * Transforms what jest reads as always, but for one file, which has a fault in it. On the disk the file stays as it is: no
 * fault is left by a run that was cut short, and another run may have another fault at the same time.
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
