import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { firstLanguage, pathIn, readLanguage } from 'contract/languages';
import type { Language } from 'contract/languages';
import { remoteContract } from 'contract/remote';
import { registryElementId, registryPath } from 'contract/registry';
import type { Registry } from 'contract/registry';
import { serviceWorkerPath } from 'contract/service-worker';
import { remoteNames } from 'contract/site-paths';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildFolder } from '../build-record.ts';
import { devApiOrigin, devOrigin, devPorts, repositoryRoot } from '../packages.ts';
import type { BrowserPackage } from '../packages.ts';
import { selfRemovingWorker } from '../render/service-worker-file.ts';
import { clientConfig } from '../webpack/webpack-config.ts';

/**
 * Serves one package in watch mode: the shell with the other packages' watchers as its remotes, or a remote on its own.
 */
export async function startDevServer(name: BrowserPackage): Promise<void> {
  // Watch mode serves one language.
  const language = readLanguage(process.env['SITE_LANGUAGE']) ?? firstLanguage;
  const compiler = webpack(
    clientConfig({
      name,
      version: 'dev',
      mode: 'development',
      texts: { language },
      folder: buildFolder(name),
    }),
  );
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: devPorts[name],
      // Replacing a remote under a running shell needs a page load anyway.
      hot: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['127.0.0.1', 'localhost'],
      static: { directory: join(repositoryRoot, 'public-site/assets'), serveIndex: false },
      proxy: [{ context: ['/api'], target: devApiOrigin }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'page', middleware: sendPage(name, language) },
      ],
      client: { overlay: true },
    },
    compiler,
  );
  await server.start();
  process.stdout.write(`${devOrigin(name)} answers with this ${name} after its first build.\n`);
}

const sendPage =
  (name: BrowserPackage, language: Language) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const send = (type: string, body: string) => {
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.end(body);
    };
    if (request.url === pathIn(language, registryPath))
      return send('application/json', JSON.stringify(devRegistry()));
    // `npm start` uses the same port and leaves its service worker in the browser, so it is removed here.
    if (request.url === serviceWorkerPath) return send('text/javascript', selfRemovingWorker);
    send('text/html', devPage(name, language));
  };

/** The page in watch mode, where everything is rendered in the browser. */
function devPage(name: BrowserPackage, language: Language): string {
  const script = name === 'shell' ? 'main' : 'standalone';
  return `<!doctype html>
<html lang="${language}" data-origin="${devOrigin('shell')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/styles.css">
<script type="application/json" id="${registryElementId}">${JSON.stringify(devRegistry())}</script>
<script src="/${script}.js" defer></script>
<div id="root"></div>
`;
}

function devRegistry(): Registry {
  const releases = remoteNames.map((name) => {
    const release = {
      entry: { href: `${devOrigin(name)}/remoteEntry.js` },
      styles: [],
      contract: remoteContract,
    };
    return [name, { stable: 'dev', versions: { dev: release } }];
  });
  return Object.fromEntries(releases) as Registry;
}
