import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { remoteNames } from '../site/site-paths';
import { releasedPackages } from './site-state';

/** It begins like no option of a command. */
export const releasedVersion = Type.String({
  maxLength: 40,
  pattern: /^[0-9a-z][0-9a-z-]*$/.source,
});

/** What failed: the remote could not be loaded, one of its pages could not be loaded, or it threw while rendering. */
const clientReportKinds = ['remote-lost', 'page-lost', 'threw'] as const;
export type ClientReportKind = (typeof clientReportKinds)[number];

const clientReport = strictObject({
  remote: oneOf(remoteNames),
  version: releasedVersion,
  kind: oneOf(clientReportKinds),
});
export type ClientReport = Value<typeof clientReport>;

/** A browser reports that a release failed in it. The report contains nothing about a person. */
export const reportFailure = request('POST /api/client-reports', {
  access: 'public',
  body: clientReport,
  limit: 'public-form',
});

const visit = strictObject({
  package: oneOf(releasedPackages),
  version: releasedVersion,
  /** Whether it reported a failure, or could not be loaded. */
  isFaulty: Type.Boolean(),
});
export type Visit = Value<typeof visit>;

/**
 * A browser reports which versions a document loaded, or failed to, each of them once: a faulty one at once, the others
 * when the page is hidden. It is sent without cookies and contains nothing about a person.
 */
export const reportVisits = request('POST /api/visits', {
  access: 'public',
  body: strictObject({
    visits: Type.Array(visit, { minItems: 1, maxItems: 8 }),
    /**
     * Seconds since the document was loaded; none without. A canary is compared with documents that were loaded in the
     * same time: faults are reported at once, but quiet visits only when their pages are left.
     */
    age: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  }),
  limit: 'visit',
});
