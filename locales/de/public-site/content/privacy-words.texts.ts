import type * as english from 'public-site/content/privacy-words.texts';

/** Counsel must confirm it before a church goes live. */
export const privacyWords: typeof english.privacyWords = {
  intro: 'Du vertraust uns etwas von dir an. Hier steht in einfachen Worten, was wir damit tun.',
  basis: [
    'Wer sich an eine Kirche wendet, sagt damit vielleicht etwas über den eigenen Glauben. Solche Daten schützt das Gesetz besonders (Art.\u00a09\u00a0DSGVO). Wir verarbeiten sie, weil du sie uns aus freien Stücken gibst (Art.\u00a06\u00a0Abs.\u00a01 lit.\u00a0a und Art.\u00a09\u00a0Abs.\u00a02 lit.\u00a0a), und wenn du Mitglied bist oder regelmäßig Kontakt zu uns hast, im Rahmen unserer Tätigkeit als Kirche (Art.\u00a09\u00a0Abs.\u00a02 lit.\u00a0d). Deine Einwilligung kannst du jederzeit widerrufen.',
  ],
  rights: [
    'Du kannst Auskunft darüber verlangen, was wir über dich speichern, es berichtigen, löschen oder dir aushändigen lassen, die Verarbeitung einschränken lassen und ihr widersprechen. Das meiste in deinem Profil kannst du selbst berichtigen. Für alles andere schreib uns.',
    'Wenn du meinst, dass wir mit deinen Daten nicht richtig umgehen, kannst du dich bei der österreichischen Datenschutzbehörde beschweren: Barichgasse\u00a040–42, 1030\u00a0Wien.',
  ],
};
