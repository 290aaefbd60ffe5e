import type { FastifyInstance } from 'fastify';
import type { Language } from 'contract/languages';
import type { PinnedFile } from 'contract/registry';
import { getOpenPreviews, leavePreviews, openPreview } from 'contract/release-requests';
import type { OpenPreview } from 'contract/release-requests';
import { getRights, getSessionToken } from '../../auth/access/route-access';
import { notFound } from '../../http/errors/http-error';
import { serve, serveChange } from '../../http/serve';
import type { SiteReleases } from '../site-releases';
import { OpenPreviewRepository } from './open-preview-repository';
import type { StoredPreview } from './open-preview-repository';

/**
 * Staff open builds for their own browser that visitors never get. Which ones is noted with their session, so neither a
 * link nor a cookie can choose what a browser loads (safety 1).
 */
export function serveOpenPreviews(app: FastifyInstance, site: SiteReleases): void {
  const { database, now } = app;
  serveChange(
    app,
    openPreview,
    async ({ transaction, request, package: remote, version, note }) => {
      if ((await site.findPreview(remote, version)) === undefined) throw notFound();
      const token = getSessionToken(request);
      await new OpenPreviewRepository(transaction, now).open(token, remote, version);
      await note({ subjects: [remote], details: { version } });
    },
  );

  serve(app, leavePreviews, async ({ request }) => {
    await new OpenPreviewRepository(database, now).leaveAll(getSessionToken(request));
  });

  serve(app, getOpenPreviews, async ({ request, query: { language } }) => {
    if (!getRights(request).has('releases:preview')) return { previews: [] };
    const open = await new OpenPreviewRepository(database, now).list(getSessionToken(request));
    const previews = await Promise.all(open.map((one) => describe(site, one, language)));
    return { previews: previews.filter((one) => one !== undefined) };
  });
}

/** Returns what the shell loads; undefined for a build that was released or removed meanwhile. */
async function describe(
  site: SiteReleases,
  { remote, version, until }: StoredPreview,
  language: Language,
): Promise<OpenPreview | undefined> {
  const release = (await site.findPreview(remote, version))?.releases[language];
  if (release === undefined) return undefined;
  const { entry, styles, contract } = release;
  return {
    remote,
    version,
    release: { entry: toPinned(entry), styles: styles.map(toPinned), contract },
    until: until.toISOString(),
  };
}

/** Every file of a release has a digest; only those of watch mode have none. */
const toPinned = ({ href, integrity = '' }: PinnedFile) => ({ href, integrity });
