import { SecuritySection } from '../office/audit/security-section';
import { useState } from 'react';
import { MediaDialog } from '../website/media/media-dialog';
import { AuditChainStatus } from '../office/audit/audit-chain-status';
import { ConfidentialChoice } from '../office/audit/confidential-choice';
import { FollowUpView } from '../records/follow-up/follow-up-view';
import { NumberBoard } from '../records/numbers/number-board';
import { NeverList } from '../records/follow-up/never-list';
import { MailQueueView } from '../office/mail-queue/mail-queue-view';
import { FactorsSection } from '../office/my-account/factors-section';
import { MailsSection } from '../office/my-account/mails-section';
import { ReportSection } from '../office/my-account/report-section';
import { SessionsSection } from '../office/my-account/sessions-section';
import { ReleasesView } from '../office/releases/releases-view';
import { ContactHistorySection } from '../records/contact-history/contact-history-section';
import { PeopleSearchView } from '../records/people-search/people-search-view';
import { ReportView } from '../records/questions/report/report-view';
import { OnCallSection } from '../office/urgency/on-call-section';
import { WorkSettingsSection } from '../office/urgency/work-settings-section';
import { BreachesSection } from '../office/privacy/breaches/breaches-section';
import { RequestsSection } from '../office/privacy/requests-section';
import { RetentionSection } from '../office/privacy/retention/retention-section';
import { QuarantineView } from '../records/quarantine/quarantine-view';
import { useQuarantine } from '../records/quarantine/use-quarantine';
import { SecondFactorPolicy } from '../session/second-factors/second-factor-policy';
import { EntryHistory } from '../website/editor/entry-history';
import { FileChoice } from '../website/media/file-choice';
import { MediaUsesList } from '../website/media/media-uses';
import { MediaView } from '../website/media/media-view';
import { WebsiteView } from '../website/website-view';
import { openSection } from './open-section';
import { click, open } from './refused-call';
import type { RefusedCall } from './refused-call';
import { contentAnswers, draftEntry, mediaId, ruth, ruthsRecord } from './refused-samples';

const Quarantine = () => <QuarantineView quarantine={useQuarantine()} />;
const nothing = () => undefined;

function Choice() {
  const [isOpen] = useState(true);
  return isOpen ? <MediaDialog media="picture" onChoose={nothing} onClose={nothing} /> : null;
}

const outreach = (
  <ContactHistorySection
    kind="contact"
    recordId="r1"
    record={ruth}
    name="Ruth"
    onReview={() => undefined}
  />
);

/** Requests that are sent when a view is opened. */
export const refusedReadings: readonly RefusedCall[] = [
  {
    by: 'office/audit/audit-chain-status.tsx',
    call: 'GET /api/admin/audit/check',
    view: <AuditChainStatus />,
  },
  {
    by: 'office/audit/confidential-choice.tsx',
    call: 'GET /api/admin/audit/confidential',
    view: <ConfidentialChoice />,
  },
  {
    by: 'records/follow-up/follow-up-view.tsx',
    call: 'GET /api/admin/follow-up',
    view: <FollowUpView />,
  },
  {
    by: 'records/numbers/number-board.tsx',
    call: 'GET /api/admin/today/numbers',
    view: <NumberBoard />,
  },
  {
    by: 'records/follow-up/never-list.tsx',
    call: 'GET /api/admin/follow-up/never?order=newest&from=0',
    view: <NeverList />,
  },
  {
    by: 'office/urgency/on-call-section.tsx',
    call: 'GET /api/admin/on-call',
    view: <OnCallSection say={() => undefined} />,
  },
  {
    by: 'office/urgency/work-settings-section.tsx',
    call: 'GET /api/admin/work-settings',
    view: <WorkSettingsSection say={() => undefined} />,
  },
  {
    by: 'office/mail-queue/mail-queue-view.tsx',
    call: 'GET /api/admin/mail-queue?state=failed',
    view: <MailQueueView />,
  },
  {
    by: 'office/releases/use-releases.ts',
    call: 'GET /api/admin/releases',
    view: <ReleasesView />,
  },
  {
    by: 'office/my-account/factors-section.tsx',
    call: 'GET /api/admin/account/factors',
    view: <FactorsSection />,
  },
  {
    by: 'office/my-account/mails-section.tsx',
    call: 'GET /api/admin/account/mails',
    view: <MailsSection />,
  },
  {
    by: 'office/my-account/report-section.tsx',
    call: 'GET /api/admin/account/monthly-report',
    view: <ReportSection />,
  },
  {
    by: 'records/questions/report/report-view.tsx',
    call: 'GET /api/admin/questions/report?month=2026-10&language=en',
    view: <ReportView choice={{ month: '2026-10', language: 'en' }} />,
  },
  {
    by: 'office/my-account/sessions-section.tsx',
    call: 'GET /api/admin/account/sessions',
    view: <SessionsSection />,
  },
  {
    by: 'records/contact-history/contact-history-section.tsx',
    call: 'GET /api/admin/outreach/contact/r1',
    view: outreach,
  },
  {
    by: 'records/contact-history/email-frame.tsx',
    call: 'GET /api/admin/outreach/contact/r1/letters',
    answers: { 'GET /api/admin/outreach/contact/r1': { outreach: [] } },
    view: outreach,
    press: click('Write an e-mail'),
  },
  {
    by: 'records/people-search/people-search-view.tsx',
    call: 'POST /api/admin/search',
    view: <PeopleSearchView searches={['ruth']} />,
  },
  {
    by: 'office/audit/security-section.tsx',
    call: 'GET /api/admin/security-log',
    view: <SecuritySection />,
    press: open('Attempts'),
  },
  {
    by: 'office/privacy/breaches/breaches-section.tsx',
    call: 'GET /api/admin/privacy/breaches',
    view: <BreachesSection />,
  },
  {
    by: 'office/privacy/requests-section.tsx',
    call: 'GET /api/admin/privacy/requests',
    view: <RequestsSection />,
  },
  {
    by: 'office/privacy/retention/retention-section.tsx',
    call: 'GET /api/admin/retention',
    view: <RetentionSection />,
  },
  {
    by: 'records/quarantine/use-quarantine.ts',
    call: 'GET /api/admin/quarantine',
    view: <Quarantine />,
  },
  {
    by: 'records/colleagues/staff.ts',
    call: 'GET /api/admin/staff',
    answers: ruthsRecord,
    view: () => openSection('contact', 'r1'),
  },
  {
    by: 'session/second-factors/second-factor-policy.tsx',
    call: 'GET /api/admin/second-factor-policy',
    view: <SecondFactorPolicy roles={[{ id: 'owner', name: 'Owner' }]} />,
  },
  {
    by: 'website/editor/entry-history.tsx',
    call: 'GET /api/admin/content/testimonies/nurse/history',
    view: <EntryHistory kind="testimonies" entry={draftEntry} onTakeBack={async () => undefined} />,
    press: click('Show the history'),
  },
  {
    by: 'website/list/use-entries.ts',
    call: 'GET /api/admin/content/testimonies',
    answers: contentAnswers,
    view: <WebsiteView kind="testimonies" />,
  },
  {
    by: 'website/list/use-site-progress.ts',
    call: 'GET /api/admin/content',
    answers: contentAnswers,
    view: <WebsiteView kind="testimonies" />,
  },
  {
    by: 'website/media/file-choice.tsx',
    call: `GET /api/admin/media/${mediaId}`,
    view: <FileChoice id="file" media="picture" value={mediaId} onWrite={nothing} />,
  },
  { by: 'website/media/media-dialog.tsx', call: 'GET /api/admin/media', view: <Choice /> },
  {
    by: 'website/media/media-uses.tsx',
    call: `GET /api/admin/media/${mediaId}/uses`,
    view: <MediaUsesList id={mediaId} />,
  },
  { by: 'website/media/media-view.tsx', call: 'GET /api/admin/media', view: <MediaView /> },
];
