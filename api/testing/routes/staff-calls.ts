import {
  contentDiscardEndpoint,
  contentEndpoint,
  contentEntryEndpoint,
  contentHistoryEndpoint,
  contentKindEndpoint,
  contentOrderEndpoint,
  contentPublishEndpoint,
  contentUnpublishEndpoint,
} from 'contract/content-api';
import { contentKindNames, isOrderedByHand, listedKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { contentPreviewEndpoint, testMailEndpoint } from 'contract/content-preview';
import { mailKindNames } from 'contract/mail-kinds';
import { contentPlanEndpoint } from 'contract/content-plans';
import { breachEndpoint, breachesEndpoint } from 'contract/breaches';
import {
  consoleEventsEndpoint,
  exportNotesEndpoint,
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  quarantineEndpoint,
  recordKinds,
  releaseEndpoint,
  reviewCountsEndpoint,
  reviewEndpoint,
  reviewSnapshotEndpoint,
  searchEndpoint,
  staffEndpoint,
  testimonySettingsEndpoint,
  testimonyVisibilityEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import type { RecordKind } from 'contract/review';
import {
  auditCheckEndpoint,
  auditEndpoint,
  auditExportEndpoint,
  confidentialSectionsEndpoint,
  openedRecordsEndpoint,
} from 'contract/audit';
import {
  erasureEndpoint,
  erasurePlanEndpoint,
  findPersonEndpoint,
  personExportEndpoint,
} from 'contract/people';
import { followUpDaysEndpoint, followUpEndpoint } from 'contract/follow-up';
import { mailAgainEndpoint, mailQueueEndpoint } from 'contract/mail-queue';
import { lettersEndpoint, outreachEndpoint } from 'contract/outreach';
import { privacyRequestEndpoint, privacyRequestsEndpoint } from 'contract/privacy-requests';
import {
  retentionConfirmEndpoint,
  retentionEndpoint,
  retentionHoldEndpoint,
} from 'contract/retention';
import { staffAccountEndpoint } from 'contract/rights';
import {
  finishUploadEndpoint,
  mediaEndpoint,
  mediaFileEndpoint,
  mediaUsesEndpoint,
  uploadEndpoint,
  uploadsEndpoint,
} from 'contract/media-api';
import {
  accountSessionsEndpoint,
  invitationAgainEndpoint,
  invitationEndpoint,
  invitationsEndpoint,
  roleEndpoint,
  rolesEndpoint,
  staffAccountEndpointOf,
  staffAccountsEndpoint,
} from 'contract/staff-accounts';
import { staffMailsEndpoint } from 'contract/staff-mails';
import {
  accountFactorsEndpoint,
  confirmationEndpoint,
  confirmationOptionsEndpoint,
  passkeyEnrolmentOptionsEndpoint,
  passkeysEndpoint,
  recoveryCodesEndpoint,
  secondFactorPolicyEndpoint,
  staffEmailEndpoint,
  staffFactorEndpoint,
  staffFactorsEndpoint,
  staffPasswordEndpoint,
  staffSessionEndpoint,
  staffSessionsEndpoint,
  totpConfirmEndpoint,
  totpEndpoint,
} from 'contract/staff-security';
import { listEndpoint } from '../people/staff';
import type { NamedCall } from './staff-routes';

/*
 * Every call for staff, by what it is about. Who may make which is for the tests to say; that none is missing they prove
 * with `findUnnamedRoutes`.
 */

const id = '0'.repeat(36);

/** About one section, without its list. */
export const sectionCalls = (kind: RecordKind): readonly NamedCall[] => [
  ['GET', reviewSnapshotEndpoint(kind)],
  ['PUT', reviewEndpoint(kind, id)],
  ['POST', keptPairsEndpoint(kind)],
  ['DELETE', keptPairEndpoint(kind, id)],
  ['POST', mergesEndpoint(kind)],
  ['POST', undoMergeEndpoint(kind, id)],
  ['POST', exportNotesEndpoint(kind)],
  ['POST', openedRecordsEndpoint(kind)],
  ['GET', outreachEndpoint(kind, id)],
  ['POST', outreachEndpoint(kind, id)],
  ['GET', lettersEndpoint(kind, id)],
  ['POST', lettersEndpoint(kind, id)],
  ...(kind === 'testimony' ? testimonyCalls : []),
  ...(kind === 'firstTimer' ? followUpCalls : []),
];

const followUpCalls: readonly NamedCall[] = [
  ['GET', followUpEndpoint],
  ['PUT', followUpDaysEndpoint],
];

const testimonyCalls: readonly NamedCall[] = [
  ['PUT', testimonyVisibilityEndpoint(id)],
  ['GET', testimonySettingsEndpoint],
  ['PUT', testimonySettingsEndpoint],
];

/** The list of a section. */
export const listCall = (kind: RecordKind): NamedCall => ['GET', listEndpoint(kind)];

/** With which accounts are managed. */
export const accountCalls: readonly NamedCall[] = [
  ['GET', staffAccountsEndpoint],
  ['PATCH', staffAccountEndpointOf(id)],
  ['DELETE', accountSessionsEndpoint(id)],
  ['POST', invitationsEndpoint],
  ['POST', invitationAgainEndpoint(id)],
  ['DELETE', invitationEndpoint(id)],
  ['POST', rolesEndpoint],
  ['PUT', roleEndpoint('media')],
  ['DELETE', roleEndpoint('nobodys')],
  ['GET', secondFactorPolicyEndpoint],
  ['PUT', secondFactorPolicyEndpoint],
  ['DELETE', accountFactorsEndpoint(id)],
];

const contentKindCalls = (kind: ContentKind): readonly NamedCall[] => [
  ['GET', contentKindEndpoint(kind)],
  ['PUT', contentEntryEndpoint(kind, id)],
  ['POST', contentPublishEndpoint(kind, id)],
  ['POST', contentDiscardEndpoint(kind, id)],
  ['GET', contentHistoryEndpoint(kind, id)],
  ['GET', contentPreviewEndpoint(kind, id)],
  ['PUT', contentPlanEndpoint(kind, id, 'publish')],
  ['DELETE', contentPlanEndpoint(kind, id, 'publish')],
];

const listedKindCalls = (kind: ContentKind): readonly NamedCall[] => [
  ['POST', contentKindEndpoint(kind)],
  ['DELETE', contentEntryEndpoint(kind, id)],
  ['POST', contentUnpublishEndpoint(kind, id)],
  ['PUT', contentPlanEndpoint(kind, id, 'unpublish')],
  ['DELETE', contentPlanEndpoint(kind, id, 'unpublish')],
];

/** With which the site's content and its files are changed. */
export const contentCalls: readonly NamedCall[] = [
  ['GET', contentEndpoint],
  ...contentKindNames.flatMap(contentKindCalls),
  ...listedKindNames.flatMap(listedKindCalls),
  ...mailKindNames.map((kind): NamedCall => ['POST', testMailEndpoint(kind, id)]),
  ...contentKindNames
    .filter(isOrderedByHand)
    .map((kind): NamedCall => ['PUT', contentOrderEndpoint(kind)]),
  ['GET', mediaEndpoint],
  ['GET', mediaFileEndpoint(id)],
  ['PUT', mediaFileEndpoint(id)],
  ['DELETE', mediaFileEndpoint(id)],
  ['GET', mediaUsesEndpoint(id)],
  ['POST', uploadsEndpoint],
  ['GET', uploadEndpoint(id)],
  ['PATCH', uploadEndpoint(id)],
  ['DELETE', uploadEndpoint(id)],
  ['POST', finishUploadEndpoint(id)],
];

/** With which requests about personal data are met. */
export const privacyCalls: readonly NamedCall[] = [
  ['GET', breachesEndpoint],
  ['POST', breachesEndpoint],
  ['PUT', breachEndpoint(id)],
  ['GET', privacyRequestsEndpoint],
  ['PUT', privacyRequestEndpoint(id)],
  ['GET', retentionEndpoint],
  ...recordKinds.flatMap((kind): readonly NamedCall[] => [
    ['POST', retentionConfirmEndpoint(kind)],
    ['PUT', retentionHoldEndpoint(kind, id)],
    ['DELETE', retentionHoldEndpoint(kind, id)],
  ]),
  ['POST', findPersonEndpoint],
  ['POST', erasurePlanEndpoint],
  ['POST', erasureEndpoint],
  ['POST', personExportEndpoint],
];

/** Of the audit log, what answers all staff with their own part. */
export const ownAuditCalls: readonly NamedCall[] = [
  ['GET', auditEndpoint],
  ['GET', auditExportEndpoint],
];

/** Of the audit log, what is about all of it. */
export const wholeAuditCalls: readonly NamedCall[] = [
  ['GET', auditCheckEndpoint],
  ['GET', confidentialSectionsEndpoint],
  ['PUT', confidentialSectionsEndpoint],
];

/** What answers all staff with their own part, whatever their rights. */
export const everybodysCalls: readonly NamedCall[] = [
  ['GET', staffEndpoint],
  ['GET', reviewCountsEndpoint],
  ['GET', searchEndpoint],
  ['GET', consoleEventsEndpoint],
  ['GET', quarantineEndpoint],
  ['POST', releaseEndpoint(id)],
  ['GET', staffAccountEndpoint],
  ['PUT', staffAccountEndpoint],
  ['GET', `${mailQueueEndpoint}?state=failed`],
  ['POST', mailAgainEndpoint(id)],
  ['GET', staffMailsEndpoint],
  ['PUT', staffMailsEndpoint],
  ['POST', staffPasswordEndpoint],
  ['POST', staffEmailEndpoint],
  ['GET', staffSessionsEndpoint],
  ['DELETE', staffSessionsEndpoint],
  ['DELETE', staffSessionEndpoint(id)],
  ['GET', staffFactorsEndpoint],
  ['PATCH', staffFactorEndpoint(id)],
  ['DELETE', staffFactorEndpoint(id)],
  ['POST', totpEndpoint],
  ['POST', totpConfirmEndpoint],
  ['POST', passkeyEnrolmentOptionsEndpoint],
  ['POST', passkeysEndpoint],
  ['POST', recoveryCodesEndpoint],
  ['POST', confirmationEndpoint],
  ['POST', confirmationOptionsEndpoint],
];
