import type * as english from 'admin-console/records/contact-history/reply-entry.texts';

export const replyTexts: typeof english.replyTexts = {
  by: (who, when) => `Antwort von ${who}, ${when}`,
  byNobody: (when) => `Antwort ohne Adresse, ${when}`,
  fromOther:
    'Von einer anderen Adresse als der in diesem Eintrag: Vielleicht ist sie von jemand anderem. Jeder kann jeden Absender hinschreiben.',
  automatic: 'Von einem Programm geschickt',
  cut: 'Gekürzt: In der E-Mail im Postfach steht mehr.',
  attachments: (count, names) =>
    `${count === 1 ? '1 Anhang' : `${count} Anhänge`}, nur im Postfach${names.length === 0 ? '' : `: ${names.join(', ')}`}`,
  noText: 'Ohne Text.',
};
