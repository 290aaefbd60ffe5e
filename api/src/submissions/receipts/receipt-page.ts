import { formAction } from 'contract/form-action';
import { languages, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import * as englishConsent from 'contract/privacy/consent.texts';
import * as englishKinds from 'contract/privacy/processing.texts';
import { writeReceiptFile } from 'contract/receipt-file';
import * as englishReceipt from 'contract/privacy/receipt.texts';
import { consentPurposes, myDataPage } from 'contract/purposes';
import { saveReceipt } from 'contract/receipts';
import { escapeText } from '../../http/responses/escape-text';
import { anchor } from '../../http/responses/plain-page';
import { inEveryLanguage } from '../../mail/in-every-language';
import * as englishPage from './receipt-page.texts';
import type { ReceiptContent } from './receipt-repository';

const pageIn = inEveryLanguage(
  englishPage,
  (code) => import(`../../../../locales/${code}/api/submissions/receipts/receipt-page.texts.ts`),
);
const receiptIn = inEveryLanguage(
  englishReceipt,
  (code) => import(`../../../../locales/${code}/contract/privacy/receipt.texts.ts`),
);
const kindsIn = inEveryLanguage(
  englishKinds,
  (code) => import(`../../../../locales/${code}/contract/privacy/processing.texts.ts`),
);
const consentIn = inEveryLanguage(
  englishConsent,
  (code) => import(`../../../../locales/${code}/contract/privacy/consent.texts.ts`),
);

export interface ShownReceipt {
  readonly content: ReceiptContent;
  readonly code: string;
  readonly language: Language;
}

export async function describeReceipt({ content, code, language }: ShownReceipt) {
  const { receiptWords: words } = await receiptIn(language);
  const time = new Date(content.createdAt).toLocaleString(languages[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Vienna',
  });
  const facts = [
    [words.form, await titleOf(content, language)],
    [words.sent, time],
  ] as const;
  const file = formAction(saveReceipt.path, language);
  return {
    title: words.title,
    content: [
      `<dl>${facts.map(([label, value]) => `<dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd>`).join('')}</dl>`,
      `<p>${escapeText(words.use)} ${await myDataLink(language)}.</p>`,
      `<p><code>${code.replaceAll(/.{4}(?=.)/g, '$& ')}</code></p>`,
      `<p><a href="${file}" download>${escapeText(words.save)}</a></p>`,
      await homeLink(language),
    ],
  };
}

/** Builds the page that says that there is no receipt. */
export async function describeMissingReceipt(language: Language) {
  const { receiptPage: words } = await pageIn(language);
  return {
    title: words.noneTitle,
    content: [
      `<p>${escapeText(words.none)}</p>`,
      `<p>${escapeText(words.haveCode)} ${await myDataLink(language)}.</p>`,
      await homeLink(language),
    ],
  };
}

/** @param origin of the site */
export async function makeReceiptFile(receipt: ShownReceipt, origin: string) {
  const { content, code, language } = receipt;
  const { kind, createdAt: time, notice } = content;
  const { receiptWords: words } = await receiptIn(language);
  const known = notice && (await consentIn(notice.language)).consentNotice;
  const text = writeReceiptFile({
    words,
    title: await titleOf(content, language),
    time,
    code,
    address: origin + pathIn(language, myDataPage),
    consent:
      consentPurposes(kind).length === 0
        ? undefined
        : { version: notice?.version, notice: known?.hash === notice?.hash ? known : undefined },
  });
  return { name: words.fileName, text };
}

async function titleOf({ kind }: ReceiptContent, language: Language): Promise<string> {
  const name = (await kindsIn(language)).processingWords.kinds[kind];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const myDataLink = async (language: Language): Promise<string> =>
  anchor(language, myDataPage, (await consentIn(language)).myDataLinkLabel);

const homeLink = async (language: Language): Promise<string> =>
  `<p>${anchor(language, '/', (await pageIn(language)).receiptPage.home)}</p>`;
