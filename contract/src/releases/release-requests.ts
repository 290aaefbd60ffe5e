import * as Type from '@sinclair/typebox';
import { email } from '../records/field';
import { request } from '../requests/request';
import {
  nullable,
  oneOf,
  sentence,
  strictObject,
  textField,
  wholeNumber,
} from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';
import { remoteNames } from '../site/site-paths';
import { releasedVersion as version } from './client-report-requests';
import { releasedPackages } from './site-state';

/** What is live of each package, what is on trial, and what only staff see (docs/deploy.md). */

const by = Type.Object({
  kind: oneOf(['staff', 'operator', 'rule']),
  /** Null for the rule, and for an account that is gone. */
  name: nullable(sentence),
});
export type ReleasedBy = Value<typeof by>;

/** Page loads in which a browser loaded the version or failed to, and those of them that reported a fault. */
const visitCounts = { visits: wholeNumber, faulty: wholeNumber };

const shownVersion = {
  version,
  /** When it became what it is, or was withdrawn; null where that was not noted. */
  since: nullable(sentence),
  by: nullable(by),
  /** Version of the contract between shell and remotes (contract/remote). */
  contract: nullable(wholeNumber),
  /** Bytes of its first script, compressed. */
  entryBytes: nullable(wholeNumber),
  /** Of the last 30 days. */
  ...visitCounts,
};
const released = Type.Object(shownVersion);
export type ReleasedVersion = Value<typeof released>;

/** The canary and the stable version beside it, counted since the canary got the share that it has. */
const comparison = Type.Object({
  canary: Type.Object(visitCounts),
  stable: Type.Object(visitCounts),
  /** `worse`: the rule stops it. `too-few`: no more can be said yet. */
  verdict: oneOf(['too-few', 'alike', 'worse']),
});
export type CanaryComparison = Value<typeof comparison>;

const releasesOfPackage = Type.Object({
  name: oneOf(releasedPackages),
  team: Type.Object({
    name: sentence,
    /** Where the team is told of a canary that was stopped. */
    email: nullable(sentence),
  }),
  stable: released,
  canary: nullable(Type.Object({ ...shownVersion, percent: wholeNumber, comparison })),
  /** Newest first, at most five. Each can be gone back to. */
  former: Type.Array(released),
  /** Trials that were stopped and what was gone back from, newest first; each can be tried, or gone back to. */
  withdrawn: Type.Array(released),
  /** Newest first, at most five. */
  previews: Type.Array(
    Type.Object({
      version,
      since: sentence,
      by,
      contract: wholeNumber,
      entryBytes: wholeNumber,
      /** Whether the caller's session has it open. */
      isOpen: Type.Boolean(),
    }),
  ),
  /** The canary that the rule stopped, until the next change. */
  stopped: nullable(Type.Object({ version, at: sentence, comparison: nullable(comparison) })),
  /** To be sent with a change, which is refused if another one came between. */
  seenChange: sentence,
});
export type ReleasesOfPackage = Value<typeof releasesOfPackage>;

const releases = Type.Object({
  /** `absent`: this server has no site that it can change. */
  site: oneOf(['present', 'absent']),
  packages: Type.Array(releasesOfPackage),
  /**
   * A canary is stopped once it has had so many visits and faulty ones, if chance gave it so many of all faulty visits
   * only in one of `oneIn` cases.
   */
  rule: Type.Object({ minVisits: wholeNumber, minFaulty: wholeNumber, oneIn: wholeNumber }),
});
export type Releases = Value<typeof releases>;

export const listReleases = request('GET /api/admin/releases', {
  access: { right: 'releases:read' },
  response: releases,
});

export const releaseChanges = ['canary', 'stop-canary', 'promote', 'rollback'] as const;
export type ReleaseChangeName = (typeof releaseChanges)[number];

/** A time or a word (`toSeenChange`). It becomes a word of the release command, and begins like none of its options. */
const seenChange = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: /^[0-9a-z][0-9A-Za-z:.-]*$/.source,
});

const ofPackage = { params: { package: oneOf(releasedPackages) } };

/** Changes what visitors get of a package. It is done when the response is sent. */
export const changeRelease = request('POST /api/admin/releases/:package/changes', {
  ...ofPackage,
  access: { right: 'releases:manage', confirmed: true },
  body: strictObject({
    change: oneOf(releaseChanges),
    /** The canary that is started, widened, stopped or released to everybody, or the version to go back to. */
    version,
    /** Needed by `canary`. */
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    seenChange,
  }),
  response: releasesOfPackage,
  errors: ['changed-meanwhile', 'release-refused', 'no-site', 'missing-fields'],
  /** `reason`: what the program said, in English. */
  conflict: Type.Object({ reason: Type.Optional(sentence) }),
  audit: { action: 'release-change', kind: 'releases' },
  touches: [listReleases],
  limit: 'staff',
});

export const setTeamEmail = request('PUT /api/admin/releases/:package/team', {
  ...ofPackage,
  access: { right: 'releases:manage' },
  /** Null: the staff who may change releases are told. */
  body: strictObject({ email: nullable(textField(email)) }),
  audit: { action: 'settings', kind: 'releases' },
  touches: [listReleases],
});

/**
 * Opens a previewed build for the caller's session, until that ends or for 24 hours. One of each remote is open at a
 * time.
 */
export const openPreview = request('POST /api/admin/releases/:package/previews/:version/open', {
  access: { right: 'releases:preview' },
  params: { package: oneOf(remoteNames), version },
  errors: ['not-found', 'no-site'],
  audit: { action: 'preview-open', kind: 'releases' },
  touches: [listReleases],
});

/** Closes all previews of the caller's session. */
export const leavePreviews = request('DELETE /api/admin/open-previews', {
  access: 'staff',
  touches: [listReleases],
});

const pinnedFile = Type.Object({ href: sentence, integrity: sentence });

const openPreviews = Type.Object({
  previews: Type.Array(
    Type.Object({
      remote: oneOf(remoteNames),
      version,
      release: Type.Object({
        entry: pinnedFile,
        styles: Type.Array(pinnedFile),
        contract: wholeNumber,
      }),
      /** ISO 8601. */
      until: sentence,
    }),
  ),
});
export type OpenPreview = Value<typeof openPreviews>['previews'][number];

/** The previews that the caller's session has open, as the shell loads them; none without `releases:preview`. */
export const getOpenPreviews = request('GET /api/admin/open-previews', {
  access: 'staff',
  query: strictObject({ language: oneOf(languageCodes) }),
  response: openPreviews,
});
