import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from 'contract/site-paths';
import type { PreviewedBuild, SiteState } from 'contract/site-state';
import { ignoreMissing } from '../storage/error-code';
import { readIfThere } from '../storage/load-once';

/** What the site's folder says of its releases. Only the release command writes it. */
export class SiteReleases {
  constructor(private readonly siteDir: string | undefined) {}

  /** Returns the live state; undefined where there is no site. */
  readState(): Promise<SiteState | undefined> {
    return this.readJson('current/state.json');
  }

  /** Returns the unreleased builds of a remote, newest first. */
  async listPreviews(remote: RemoteName): Promise<readonly PreviewedBuild[]> {
    if (this.siteDir === undefined) return [];
    const files = await readdir(join(this.siteDir, 'previews', remote)).catch(ignoreMissing);
    const versions = (files ?? []).flatMap((file) => /^([0-9a-z-]+)\.json$/.exec(file)?.[1] ?? []);
    const found = await Promise.all(versions.map((version) => this.findPreview(remote, version)));
    return found
      .filter((one) => one !== undefined)
      .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  }

  /** @param version of letters, digits and hyphens only, so that it names no other folder */
  findPreview(remote: RemoteName, version: string): Promise<PreviewedBuild | undefined> {
    return this.readJson(`previews/${remote}/${version}.json`);
  }

  private async readJson<Content>(path: string): Promise<Content | undefined> {
    if (this.siteDir === undefined) return undefined;
    const text = await readIfThere(join(this.siteDir, path));
    return text === undefined ? undefined : (JSON.parse(text) as Content);
  }
}
