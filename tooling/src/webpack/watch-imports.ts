declare global {
  /** Modules that server builds have loaded by `import()`, recorded while `watchImports` runs. */
  var askedModules: Set<string> | undefined;
}

/** Runs work and reports the modules that it loads. Nothing else may render at the same time. */
export async function watchImports<Result>(
  work: (asked: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  const asked = (globalThis.askedModules = new Set());
  return work(asked).finally(() => (globalThis.askedModules = undefined));
}
