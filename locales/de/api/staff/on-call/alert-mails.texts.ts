import type * as english from 'api/staff/on-call/alert-mails.texts';

export const alertMailTexts: typeof english.alertMailTexts = {
  alert: (section, take, waiting) => ({
    subject: `{church}: Dringend, bitte sieh gleich nach (${section})`,
    paragraphs: (link) => [
      `Im Bereich „${section}“ wartet etwas, das dringend zu sein scheint, und du bist gefragt. Lies es hier, sobald du eingeloggt bist:`,
      link,
      'Sag dann, dass du dich darum kümmerst. Dafür musst du nicht eingeloggt sein, und niemand sonst wird mehr gefragt:',
      take,
      'Sagt das in einer halben Stunde niemand, wird die nächste Person gefragt. Bei Lebensgefahr ruf selbst 112.',
      ...(waiting === undefined
        ? []
        : [
            `Du hast in einer Stunde viele solche E-Mails bekommen, deshalb ist das vorerst die letzte. Dringend und noch bei niemandem: ${waiting}. Sieh bitte alle an, in der Liste „Dringend“ unter „Heute“.`,
          ]),
    ],
    action: 'Öffnen',
  }),
  take: 'Ich kümmere mich darum',
};
