import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { remoteNames } from '../site/site-paths';

/** What failed: the remote could not be loaded, one of its pages could not be loaded, or it threw while rendering. */
const clientReportKinds = ['remote-lost', 'page-lost', 'threw'] as const;
export type ClientReportKind = (typeof clientReportKinds)[number];

const clientReport = strictObject({
  remote: oneOf(remoteNames),
  version: Type.String({ maxLength: 40, pattern: /^[0-9a-z-]+$/.source }),
  kind: oneOf(clientReportKinds),
});
export type ClientReport = Value<typeof clientReport>;

/** A browser reports that a release failed in it. The report contains nothing about a person. */
export const reportFailure = request('POST /api/client-reports', {
  access: 'public',
  body: clientReport,
  limit: 'public-form',
});
