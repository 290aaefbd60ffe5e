declare global {
  /** The modules that server builds have loaded by `import()`, recorded while `watchImports` runs. */
  var askedModules: Set<string> | undefined;
}

/** Does something, and says which modules were asked for meanwhile. Nothing else may render at the same time. */
export async function watchImports<Result>(
  work: (asked: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  const asked = (globalThis.askedModules = new Set());
  return work(asked).finally(() => (globalThis.askedModules = undefined));
}
