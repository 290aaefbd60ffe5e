import type * as english from 'contract/privacy/consent.texts';

export const consentNotice: typeof english.consentNotice = {
  label: 'Bitte bleibt auch nach eurer Antwort mit mir in Kontakt und betet für mich.',
  more: 'Du musst nicht zustimmen: Wir antworten dir auf jeden Fall. Wenn du zustimmst, verwenden wir auch dafür, was du hier schreibst, selbst wenn es etwas über deinen Glauben oder deine Gesundheit sagt, und behalten es höchstens zwei\u00a0Jahre ab unserem letzten Kontakt. Du kannst das jederzeit widerrufen, mit einer Nachricht an uns oder unter',
  hash: 'zPrdGc4xbjR6qr_gKAUuAJSz-thyn_w_FTzE-S4KPg0',
};

export const myDataLinkLabel: typeof english.myDataLinkLabel = 'Meine Daten';
