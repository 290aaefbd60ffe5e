import { acknowledgeAlert } from 'contract/on-call-requests';
import { formAction } from 'contract/form-action';
import type { Language } from 'contract/languages';
import { escapeText } from '../../http/responses/escape-text';
import { anchor } from '../../http/responses/plain-page';
import { inEveryLanguage } from '../../mail/in-every-language';
import * as english from './alert-page.texts';

const textsIn = inEveryLanguage(
  english,
  (code) => import(`../../../../locales/${code}/api/review/alerts/alert-page.texts.ts`),
);

/** What became of an alert: the reader took it, somebody else did, or the link is unknown or too old. */
export type AlertOutcome = 'taken' | 'other' | 'over';

/** The page with the button that acknowledges. */
export async function describeAlert(token: string, language: Language) {
  const { alertPage: texts } = await textsIn(language);
  return {
    title: texts.title,
    hasForm: true,
    content: [
      `<p>${escapeText(texts.intro)}</p>`,
      `<form method="post" action="${formAction(acknowledgeAlert.path, language)}">`,
      `<input type="hidden" name="token" value="${escapeText(token)}">`,
      `<p><button>${escapeText(texts.take)}</button></p>`,
      '</form>',
      await openLink(language),
    ],
  };
}

/** The page that says what became of it. */
export async function describeOutcome(outcome: AlertOutcome, language: Language) {
  const { alertPage: texts } = await textsIn(language);
  return {
    title: texts[`${outcome}Title`],
    content: [`<p>${escapeText(texts[outcome])}</p>`, await openLink(language)],
  };
}

const openLink = async (language: Language): Promise<string> =>
  `<p>${anchor(language, '/admin/dashboard?section=overview', (await textsIn(language)).alertPage.open)}</p>`;
