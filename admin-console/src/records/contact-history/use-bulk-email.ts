import { useState } from 'react';
import { sendEmails } from 'contract/contact-history-requests';
import type { BulkRefusal } from 'contract/contact-history-requests';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { anyText, isObject } from 'contract/answer-reader';
import { startAttempt } from 'shared-ui/send-attempt';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { getAdminEmail } from '../../session/admin-session';
import { sendChange } from '../../session/send';
import type { BulkRecipient } from './bulk-recipients';
import { bulkEmailTexts } from './bulk-email.texts';
import { contactHistoryTexts } from './contact-history.texts';

interface BulkEmail {
  /** Undefined: that of each record. */
  readonly language: Language | undefined;
  readonly subject: string;
  readonly text: string;
  /** Whether a household gets one email. */
  readonly perHousehold: boolean;
}

/** The key contains the account, so that another user who logs in in the same tab does not see the texts. */
const storageKey = () => `bulk-email:${getAdminEmail() ?? ''}`;

/** The texts of this tab that were not sent, by the records that they are for. */
function loadEmails(): Readonly<Record<string, unknown>> {
  const stored = getTabStored(storageKey());
  return isObject(stored) ? { ...stored } : {};
}

function loadEmail(records: string, isPerHousehold: boolean): BulkEmail {
  const emails = loadEmails();
  const stored = Object.hasOwn(emails, records) ? emails[records] : undefined;
  const found = isObject(stored) ? stored : {};
  return {
    language: languageCodes.find((code) => code === found['language']),
    subject: anyText(found['subject']) ?? '',
    text: anyText(found['text']) ?? '',
    perHousehold: isObject(stored) ? found['perHousehold'] === true : isPerHousehold,
  };
}

/** @param email undefined removes it */
function saveEmail(records: string, email: BulkEmail | undefined): void {
  const { [records]: _before, ...others } = loadEmails();
  const all = email === undefined ? others : { ...others, [records]: email };
  if (Object.keys(all).length > 0) writeTab(storageKey(), all);
  else removeTab(storageKey());
}

type Sent =
  | { readonly ok: true; readonly report: string }
  | { readonly ok: false; readonly message: string };

/**
 * One email to many people: its text, which this tab keeps for exactly these records until it is sent, and the function
 * that sends it.
 * @param isPerHousehold whether a household gets one email, until the user chooses
 */
export function useBulkEmail(recipients: readonly BulkRecipient[], isPerHousehold: boolean) {
  const ids = recipients.map(({ _id }) => _id);
  const recordSet = ids.toSorted().join(' ');
  const [email, setEmail] = useState(() => loadEmail(recordSet, isPerHousehold));
  const [attempt, setAttempt] = useState<ReturnType<typeof startAttempt>>();
  const [isSending, setIsSending] = useState(false);
  const change = (changed: Partial<BulkEmail>) => {
    const next = { ...email, ...changed };
    setEmail(next);
    saveEmail(recordSet, next);
  };
  const send = async (): Promise<Sent> => {
    const records = recipients.map(({ kind, _id: id, email: to }) => ({ kind, id, to: to.trim() }));
    const { language, perHousehold, ...words } = email;
    const content = {
      ...{ records, ...words },
      ...(language && { language }),
      ...(perHousehold && { perHousehold }),
    };
    // After a lost response the same key is sent again, so that nobody gets the email twice.
    const tried = startAttempt(JSON.stringify(content), attempt);
    setAttempt(tried);
    setIsSending(true);
    const body = { key: tried.idempotencyKey, ...content };
    const sent = await sendChange(sendEmails, { body }, contactHistoryTexts.failed);
    setIsSending(false);
    if (!sent.ok) return sent;
    saveEmail(recordSet, undefined);
    return { ok: true, report: describe(sent.response, recipients) };
  };
  return { email, change, isSending, send };
}

interface Response {
  readonly sent: readonly unknown[];
  readonly refused: readonly { readonly id: string; readonly code: BulkRefusal }[];
}

/** Says how many got the email, and who did not and why. */
function describe({ sent, refused }: Response, recipients: readonly BulkRecipient[]): string {
  const lines = refused
    .filter(({ code }) => code !== 'same-address' && code !== 'same-household')
    .map(({ id, code }) => {
      const name = recipients.find(({ _id }) => _id === id)?.name ?? '';
      return `${name}: ${bulkEmailTexts.refusals[code]}`;
    });
  return [bulkEmailTexts.sent(sent.length), ...lines].join('\n');
}
