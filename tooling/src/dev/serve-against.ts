import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { reportFailure, reportVisits } from 'contract/client-report-requests';
import { readLanguage, readLocalPath } from 'contract/languages';
import type { Language } from 'contract/languages';
import { registryPath } from 'contract/registry';
import type { Registry } from 'contract/registry';
import { readRegistry } from 'contract/registry-reader';
import { remoteContract } from 'contract/remote';
import { serviceWorkerPath } from 'contract/service-worker';
import type { RemoteName } from 'contract/site-paths';
import { selfRemovingWorker } from '../render/service-worker-file.ts';
import { isOwnHost } from './live-headers.ts';
import { pathnameOf, proxyLiveSite } from './live-site.ts';
import { LocalBuild } from './local-build.ts';
import { buildsPath, pageScriptPath, writePageScript, writeScript } from './page-script.ts';
import { replaceRelease, rewritePage, withoutPreloads } from './replaced-remote.ts';

interface AgainstOptions {
  readonly name: RemoteName;
  /** Origin of the live site. */
  readonly live: URL;
  readonly port: number;
}

/**
 * Serves the live site on this machine with one remote replaced by its local sources. Nothing on the live server
 * changes; who logs in there works with the live data.
 * @throws Error when the live site does not answer as one of ours
 */
export async function serveAgainst({ name, live, port }: AgainstOptions): Promise<void> {
  await checkLiveSite(name, live);
  const builds = new Map<Language, LocalBuild>();
  /** A language is built from its first page on. */
  const buildIn = (language: Language): LocalBuild => {
    const build = builds.get(language) ?? startBuild(name, language);
    builds.set(language, build);
    return build;
  };
  const askLiveSite = proxyLiveSite({
    live,
    async changeText(text, pathname) {
      const { language, path } = readLocalPath(pathname);
      const local = await buildIn(language).getRelease();
      const replace = (registry: Registry) =>
        local ? replaceRelease(registry, name, local) : registry;
      if (path === registryPath) return JSON.stringify(replace(JSON.parse(text) as Registry));
      const page = local ? withoutPreloads(text, name) : text;
      return rewritePage(page, replace, writePageScript(language, local?.version));
    },
  });
  const script = writeScript(live);
  const server = createServer((request, response) => {
    const pathname = pathnameOf(request);
    if (!isOwnHost(request.headers.host))
      return send(response, 403, 'text/plain', 'Open http://127.0.0.1.');
    if (pathname === serviceWorkerPath)
      return send(response, 200, 'text/javascript', selfRemovingWorker);
    if (pathname === pageScriptPath) return send(response, 200, 'text/javascript', script);
    // The live site counts the faults of its own releases, not of a local build.
    if ([reportFailure.path, reportVisits.path].some((path) => path === pathname))
      return send(response, 204, 'text/plain', '');
    const language = readLanguage(pathname.slice(buildsPath.length));
    if (pathname.startsWith(buildsPath) && language) return follow(buildIn(language), response);
    const build = [...builds.values()].find(({ path }) => pathname.startsWith(path));
    if (build)
      return void build.files(request, response, () =>
        send(response, 404, 'text/plain', 'There is no such file.'),
      );
    askLiveSite(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`http://127.0.0.1:${port} is ${live.origin} with this ${name}.\n`);
}

async function checkLiveSite(name: RemoteName, live: URL): Promise<void> {
  const address = live.origin + registryPath;
  const answer = await fetch(address).then(
    (response) => response.json() as unknown,
    () => undefined,
  );
  const registry = readRegistry(answer);
  if (!registry) throw new Error(`${address} does not answer with a registry.`);
  const { stable, versions } = registry[name];
  const contract = versions[stable]?.contract;
  if (contract === remoteContract) return;
  throw new Error(
    `${live.origin} keeps contract ${contract} between shell and remotes; these sources keep ${remoteContract}.`,
  );
}

function startBuild(name: RemoteName, language: Language): LocalBuild {
  const build = new LocalBuild(name, language);
  build.changes.setMaxListeners(0);
  build.changes.on('built', () => {
    const { errors } = build.describe();
    const outcome = `${name} in ${language}: ${errors.length === 0 ? 'built' : 'has errors'}`;
    process.stdout.write(`${[...errors, outcome].join('\n\n')}\n`);
  });
  return build;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(body);
}

/** Tells a page about the build now, and after each further one. */
function follow(build: LocalBuild, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = () => response.write(`data: ${JSON.stringify(build.describe())}\n\n`);
  tell();
  build.changes.on('built', tell);
  response.once('close', () => build.changes.off('built', tell));
}
