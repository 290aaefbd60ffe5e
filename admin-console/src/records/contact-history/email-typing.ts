import { emailTemplates } from 'contract/contact-history-requests';
import type {
  EmailDraft,
  EmailDrafts,
  EmailTemplate,
  EmailText,
} from 'contract/contact-history-requests';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import { language as pageLanguage } from 'contract/language';
import type { RecordKind } from 'contract/review';
import { anyText, isObject } from 'contract/answer-reader';
import type { startAttempt } from 'shared-ui/send-attempt';
import { makeRecordDrafts } from './record-drafts';

/** How a text is sent: each way has its own text. */
export type EmailWay = 'mail' | 'whatsapp';

/** The choices and the text for an email so far. */
export interface EmailTyping {
  readonly template?: EmailTemplate;
  readonly language?: Language;
  /** Edited texts by template and language, so that switching the choice loses none of them. */
  readonly typed: Readonly<Record<string, EmailText>>;
  /** The last attempt to send it: if its response was lost, it may have been sent. */
  readonly attempt?: SendAttempt;
}

type SendAttempt = ReturnType<typeof startAttempt>;

const nothing: EmailTyping = { typed: {} };

const drafts = makeRecordDrafts('letters');

/** The unsent text of this user in this tab for a record. */
export function loadTyping(kind: RecordKind, recordId: string, way: EmailWay): EmailTyping {
  const found = drafts.load(kind, `${way} ${recordId}`);
  if (!isObject(found) || !isObject(found['typed'])) return nothing;
  const template = emailTemplates.find((one) => one === found['template']);
  const language = languageCodes.find((one) => one === found['language']);
  const typed = Object.entries(found['typed']).flatMap(([choice, words]) => {
    const subject = isObject(words) ? anyText(words['subject']) : undefined;
    const text = isObject(words) ? anyText(words['text']) : undefined;
    return subject === undefined || text === undefined ? [] : [[choice, { subject, text }]];
  });
  const attempt = readAttempt(found['attempt']);
  return {
    ...(template && { template }),
    ...(language && { language }),
    ...(attempt && { attempt }),
    typed: Object.fromEntries(typed) as EmailTyping['typed'],
  };
}

function readAttempt(found: unknown): SendAttempt | undefined {
  if (!isObject(found)) return undefined;
  const content = anyText(found['content']);
  const idempotencyKey = anyText(found['idempotencyKey']);
  return content === undefined || idempotencyKey === undefined
    ? undefined
    : { content, idempotencyKey };
}

/** Keeps the text until it is sent or the tab is closed. */
export const saveEmailTyping = (
  kind: RecordKind,
  recordId: string,
  way: EmailWay,
  typing: EmailTyping | undefined,
): void => drafts.save(kind, `${way} ${recordId}`, typing);

/** Deletes all unsent texts of a section. */
export const clearTyping = drafts.clear;

/** The key of an edited text. */
export const toChoiceKey = (template: EmailTemplate, language: Language): string =>
  `${template} ${language}`;

/**
 * The chosen template and language, else those that suit the record, as far as its language is known. An email ends
 * with what the person wrote.
 */
export function getChosenEmail(typing: EmailTyping, drafts: EmailDrafts, way: EmailWay) {
  const template = typing.template ?? drafts.template;
  const language = typing.language ?? drafts.language ?? pageLanguage;
  const choice = toChoiceKey(template, language);
  const draft = drafts.drafts.find((one) => toChoiceKey(one.template, one.language) === choice);
  const typed = Object.hasOwn(typing.typed, choice) ? typing.typed[choice] : undefined;
  const { subject = '', text = '' } = typed ?? (draft && toOffer(draft, way)) ?? {};
  return { template, language, choice, words: { subject, text } };
}

/**
 * The text of a draft as it is offered. An email has an empty paragraph after its greeting, where the cursor stands, and
 * ends with what it answers.
 */
const toOffer = ({ subject, text, quote }: EmailDraft, way: EmailWay): EmailText => {
  if (way !== 'mail') return { subject, text };
  const roomy = text.includes('\n\n\n\n') ? text : text.replace('\n\n', '\n\n\n\n');
  return { subject, text: quote === '' ? roomy : `${roomy}\n\n${quote}\n` };
};

/** The text to send, without an empty paragraph in which nothing was written. */
export const withoutGaps = (text: string): string => text.replace(/\n{3,}/g, '\n\n').trim();
