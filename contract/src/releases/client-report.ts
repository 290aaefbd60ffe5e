import type { FromSchema } from 'json-schema-to-ts';
import { remoteNames } from '../site/site-paths';

/** POST: a browser reports that a release failed in it. The report contains nothing about a person. */
export const clientReportEndpoint = '/api/client-reports';

/** What failed: the remote could not be loaded, one of its pages could not be loaded, or it threw while rendering. */
export const clientReportKinds = ['remote-lost', 'page-lost', 'threw'] as const;
export type ClientReportKind = (typeof clientReportKinds)[number];

export const clientReportSchema = {
  type: 'object',
  required: ['remote', 'version', 'kind'],
  additionalProperties: false,
  properties: {
    remote: { enum: remoteNames },
    version: { type: 'string', maxLength: 40, pattern: /^[0-9a-z-]+$/.source },
    kind: { enum: clientReportKinds },
  },
} as const;

export type ClientReport = FromSchema<typeof clientReportSchema>;
