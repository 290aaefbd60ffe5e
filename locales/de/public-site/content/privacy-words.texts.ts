import type * as english from 'public-site/content/privacy-words.texts';

/** A lawyer must confirm it before a church goes live. */
export const privacyWords: typeof english.privacyWords = {
  intro: 'Du vertraust uns etwas von dir an. Hier steht in einfachen Worten, was wir damit tun.',
  basis: [
    'Wer sich an eine Kirche wendet, sagt damit vielleicht etwas über den eigenen Glauben. Solche Daten schützt das Gesetz besonders (Art.\u00a09\u00a0DSGVO). Wir verarbeiten sie im Rahmen unserer Tätigkeit als Kirche, für Menschen, die sich an uns wenden, und darüber hinaus nur mit deiner Einwilligung. Du musst sie nicht geben und kannst sie jederzeit widerrufen; was wir davor getan haben, bleibt rechtmäßig.',
  ],
  rights: [
    'Du kannst Auskunft darüber verlangen, was wir über dich speichern, es berichtigen, löschen oder dir aushändigen lassen, die Verarbeitung einschränken lassen und ihr widersprechen. Vieles davon kannst du selbst tun, unter „Meine Daten“ und in deinem Profil. Für alles andere schreib uns.',
    'Wenn du meinst, dass wir mit deinen Daten nicht richtig umgehen, kannst du dich bei der österreichischen Datenschutzbehörde beschweren: Barichgasse\u00a040–42, 1030\u00a0Wien.',
  ],
};
