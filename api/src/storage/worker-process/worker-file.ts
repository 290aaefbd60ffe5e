import { extname } from 'node:path';

/**
 * Returns the file of a thread or process beside the module that starts it: TypeScript among the sources, whose types
 * Node strips itself, and JavaScript in what `build.ts` makes. It can import only files, with their endings.
 * @param name of the file without its ending
 * @param module the `import.meta.url` of the module that starts it
 */
export const workerFile = (name: string, module: string): URL =>
  new URL(`./${name}${extname(module)}`, module);
