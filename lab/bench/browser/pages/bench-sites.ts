import { makeCertificate } from './certificate.ts';
import { openSlowLink } from './line/line.ts';
import type { Line } from './line/line.ts';
import { PageServer } from './page-server.ts';
import { readEmptyFrame } from './rendered-site.ts';
import { TlsProxy } from './secure-front.ts';
import { slow4g } from './slow-phone.ts';
import { readWrittenHome, writtenSiteCaching } from './written-home.ts';

/** One of what is compared: a site behind a front of its own, reached at once or over a slow line. */
export interface BenchSite {
  readonly near: string;
  readonly far: string;
}

export interface BenchSites {
  readonly product: BenchSite;
  /** The home page without its scripts, as a hand would write it. */
  readonly written: BenchSite;
  /** The home page as a browser makes it of an empty page: the same build without what was rendered ahead. */
  readonly rendered: BenchSite;
  /** Makes a Chromium trust them. */
  readonly trustFlag: string;
  close(): void;
}

/** Puts HTTP/2, TLS and a slow line in front of the product and of what it is compared with, alike for all. */
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
  const lines = await Promise.all(fronts.map(({ port }) => openSlowLink(port, slow4g)));
  const sideOf = (index: number): BenchSite => ({
    near: originOf(fronts[index]),
    far: originOf(lines[index]),
  });
  return {
    product: sideOf(0),
    written: sideOf(1),
    rendered: sideOf(2),
    trustFlag: certificate.trustFlag,
    close() {
      lines.forEach((line) => line.stop());
      [...fronts, written, rendered].forEach((server) => server.close());
    },
  };
}

const originOf = (end: TlsProxy | Line | undefined): string =>
  `https://127.0.0.1:${end?.port ?? 0}`;
