import type * as english from 'api/privacy/people/export/person-file.texts';

export const personFileTexts: typeof english.personFileTexts = {
  title: 'Was wir über dich gespeichert haben',
  intro: (day) =>
    `Das ist alles, was unsere Website am ${day} über dich gespeichert hat. Dasselbe steht in data.json, damit andere Programme es lesen können; wie es aufgebaut ist, steht in schema.json. Die Wörter links sind die Namen der Felder.`,
  redacted: '[geschwärzt]',
  labels: {
    language: 'Die Sprache, in der du geschrieben hast',
    consent: 'Deine Einwilligung',
    urgencyHint: 'Warum unsere Website es unserem Team als dringend vorgeschlagen hat',
    alertedAt: 'Wann unserem Team sofort davon gesagt wurde',
    review: 'Wie weit unser Team damit ist',
    notes: 'Was unser Team notiert hat',
    outreach: 'Wie unser Team sich an dich gewandt hat',
    replies: 'Was per E-Mail zurückkam',
    merges: 'Mit anderen Einträgen zusammengeführt',
    hold: 'Warum es noch nicht gelöscht wird',
  },
  parts: {
    logins: 'Deine Zugänge',
    sessions: 'Wo du angemeldet bist',
    links: 'Links, die wir dir geschickt haben',
    waitingMails: 'E-Mails an dich, die noch nicht verschickt sind',
    letters: 'Was unser Team an deine Adresse geschrieben hat',
    sentReplies: 'Was von deiner Adresse zu anderen Einträgen kam',
    invitations: 'Einladungen in unser Team',
    staffAccounts: 'Deine Konten im Team',
    staffSessions: 'Wo du im Team angemeldet bist',
    openPreviews: 'Unveröffentlichte Versionen unserer Website, die du im Team geöffnet hast',
    teams: 'Teile unserer Website, deren Team deine Adresse hat',
    auditEntries: 'Was unser Team mit deinen Daten getan hat',
    pictures: 'Deine Bilder',
  },
  picture: (number) => `Bild ${number}`,
  yes: 'ja',
  no: 'nein',
  nothing: 'nichts',
};
