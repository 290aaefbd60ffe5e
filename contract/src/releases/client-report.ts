import type { FromSchema } from 'json-schema-to-ts';
import { remoteNames } from '../site/site-paths';

/** Where a browser says that a release failed in it. Nothing in the report is about a person. */
export const clientReportEndpoint = '/api/client-reports';

/**
 * What went wrong: the remote could not be loaded, a page of it could not be loaded, or it threw while it
 * was shown.
 */
export const clientReportKinds = ['remote-lost', 'page-lost', 'threw'] as const;
export type ClientReportKind = (typeof clientReportKinds)[number];

export const clientReportSchema = {
  type: 'object',
  required: ['remote', 'version', 'kind'],
  additionalProperties: false,
  properties: {
    remote: { enum: remoteNames },
    /** A release's name, as the registry has it. */
    version: { type: 'string', maxLength: 40, pattern: /^[0-9a-z-]+$/.source },
    kind: { enum: clientReportKinds },
  },
} as const;

export type ClientReport = FromSchema<typeof clientReportSchema>;
