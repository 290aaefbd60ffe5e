import type * as english from 'api/staff/news/staff-news.texts';

const action = 'Zu den Seiten des Teams';

export const staffNewsTexts: typeof english.staffNewsTexts = {
  arrivalNotice: (section, isLast) => ({
    subject: `{church}: Es ist etwas angekommen (${section})`,
    paragraphs: (link) => [
      `In deinem Bereich „${section}“ ist etwas angekommen, das noch niemand angesehen hat. Logg dich ein, um es zu sehen:`,
      link,
      ...(isLast
        ? [
            'Du hast in einer Stunde viele solche E-Mails bekommen, deshalb ist das vorerst die letzte. In jedem deiner Bereiche kann mehr angekommen sein: Sieh bitte dort nach.',
          ]
        : []),
      'Unter „Mein Konto“ wählst du für jeden Bereich, ob du sofort eine E-Mail bekommst, einmal am Tag oder keine.',
    ],
    action,
  }),
  waiting: (section, count, since) => `${section}: ${count}, das älteste vom ${since}`,
  mine: (count) => `Dir zugeteilt und nicht erledigt: ${count}`,
  waitingDigest: (lines) => ({
    subject: '{church}: Was in deinen Bereichen wartet',
    paragraphs: (link) => [
      'Das wartet in deinen Bereichen, und noch niemand hat damit begonnen:',
      lines,
      link,
      'Unter „Mein Konto“ wählst du für jeden Bereich, ob du sofort eine E-Mail bekommst, einmal am Tag oder keine, und zu welcher Stunde.',
    ],
    action,
  }),
  colleagueLines: {
    assigned: (section, count) => `Dir zugeteilt im Bereich „${section}“: ${count}`,
    mentioned: (section, count) => `Notizen, die dich erwähnen, im Bereich „${section}“: ${count}`,
    replied: (section, count) => `Antworten per E-Mail im Bereich „${section}“: ${count}`,
  },
  colleagueNotice: (lines) => ({
    subject: '{church}: Es gibt etwas für dich anzusehen',
    paragraphs: (link) => [
      'Jemand aus dem Team hat dir etwas zugeteilt oder dich in einer Notiz erwähnt, oder jemand hat per E-Mail geantwortet. Logg dich ein, um es zu sehen:',
      lines,
      link,
      'Unter „Mein Konto“ wählst du, ob du diese E-Mails bekommst.',
    ],
    action,
  }),
};
