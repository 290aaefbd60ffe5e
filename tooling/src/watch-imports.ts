// A file of its own: whoever releases in a hurry does not wait for the compilers that imported-modules.ts needs.

declare global {
  /** The modules that server builds have asked for by `import()`, while somebody wants to know. */
  var askedModules: Set<string> | undefined;
}

/** Does something, and says which modules were asked for meanwhile. Nothing else may render at the same time. */
export async function watchImports<Result>(
  work: (asked: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  const asked = (globalThis.askedModules = new Set());
  return work(asked).finally(() => (globalThis.askedModules = undefined));
}
