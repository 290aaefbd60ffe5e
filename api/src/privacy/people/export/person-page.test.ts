import { processingWords } from 'contract/privacy/processing.texts';
import { personFileTexts as texts } from './person-file.texts';
import { writePersonPage } from './person-page';

it('says what somebody typed as they typed it, where it only looks like a time', () => {
  const text = '2026-99-99T10:00:00Z';
  const record = { _id: 'r', message: text } as never;
  const none = {
    ...{ logins: [], sessions: [], links: [], waitingMails: [], invitations: [] },
    ...{
      staffAccounts: [],
      staffSessions: [],
      openPreviews: [],
      teams: [],
      persons: [],
      auditEntries: [],
      pictures: [],
      letters: [],
      sentReplies: [],
    },
  };
  const records = [
    {
      kind: 'enquiry',
      record,
      notes: [],
      outreach: [],
      replies: [],
      corrections: [],
      imports: [],
      merges: [],
    },
  ] as const;
  const data = { ...none, records, exportedAt: '2026-03-01T10:00:00.000Z' };
  const page = writePersonPage(data, 'en', { texts, kinds: processingWords.kinds });
  expect(page).toContain(`<td>${text}</td>`);
  expect(page).not.toContain('Invalid Date');
});
