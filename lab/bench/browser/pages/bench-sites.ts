import { makeCertificate } from './certificate.ts';
import { PageServer } from './page-server.ts';
import { readyPage } from './ready-page.ts';
import type { ReadyPage } from './ready-page.ts';
import { TlsProxy } from './secure-front.ts';
import { readWrittenHome, writtenSiteCaching } from './written-home.ts';

/** The origins of the compared sites, each behind its own proxy. */
export interface BenchSites {
  readonly product: string;
  /** The home page without scripts, as if written by hand. */
  readonly written: string;
  /** The home page rendered in the browser: the same build without prerendering. */
  readonly rendered: string;
  /** Makes a Chromium trust the proxies' certificate. */
  readonly trustFlag: string;
  close(): void;
}

/** Puts HTTP/2 and TLS in front of the product and of the sites it is compared with, alike for all. */
export async function openBenchSites(target: string): Promise<BenchSites> {
  const certificate = await makeCertificate();
  const behind = { target, certificate };
  const written = await PageServer.create(await readWrittenHome(target));
  const rendered = await PageServer.create(await readEmptyFrame(target));
  const homeFrom = ({ origin }: PageServer) => new Map([['/', origin]]);
  const fronts = await Promise.all([
    TlsProxy.create(behind),
    TlsProxy.create({ ...behind, elsewhere: homeFrom(written), keep: writtenSiteCaching }),
    TlsProxy.create({ ...behind, elsewhere: homeFrom(rendered) }),
  ]);
  return {
    product: originOf(fronts[0]),
    written: originOf(fronts[1]),
    rendered: originOf(fronts[2]),
    trustFlag: certificate.trustFlag,
    close() {
      [...fronts, written, rendered].forEach((server) => server.close());
    },
  };
}

const originOf = ({ port }: TlsProxy): string => `https://127.0.0.1:${port}`;

/** A page that depends on the user, so the server responds with the frame (api/src/content/site/site-file.ts). */
const framed = '/profile/anybody';

/**
 * The home page as rendered in the browser: the same build's frame without any prerendered content.
 * @param product origin of the product
 * @throws Error when the frame has another form than expected
 */
async function readEmptyFrame(product: string): Promise<ReadyPage> {
  const answer = await fetch(new URL(framed, product));
  const frame = await answer.text();
  const empty = frame.replace(/(?<=<div id="root">)[^]*(?=<\/div>\n<script)/, '');
  if (empty === frame) throw new Error('The frame has no #root to empty.');
  return readyPage(empty, answer.headers);
}
