import { findOnPath, installPackages } from './debian-packages.ts';

/** Programs of the engines' stage of `npm run test:full`, with their Debian packages. */
const programs: Readonly<Record<string, readonly string[]>> = {
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver'],
  'xvfb-run': ['xvfb', 'xauth'],
};

/**
 * Finds Firefox and WebKitGTK, or installs them from Debian packages where permitted.
 * @throws Error that names the packages to install when they are not available
 */
export async function ensureEngines(): Promise<void> {
  const missing = findMissing();
  if (missing.length === 0) return;
  process.stdout.write(`Not found, being installed: ${missing.join(', ')}\n`);
  await installPackages(missing.flatMap((name) => programs[name] ?? []));
  const packages = findMissing().flatMap((name) => programs[name] ?? []);
  if (packages.length === 0) return;
  throw new Error(
    `Firefox and WebKit are run as Debian packages them. As root: apt-get install ${packages.join(' ')}`,
  );
}

const findMissing = () => Object.keys(programs).filter((name) => !findOnPath([name]));
