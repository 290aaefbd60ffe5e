import type * as english from 'member-area/own-sent/own-sent.texts';

export const ownSentTexts: typeof english.ownSentTexts = {
  unconfirmed:
    'Deine E-Mail-Adresse ist noch nicht bestätigt, deshalb zeigen wir nicht, was damit geschickt wurde. Öffne den Link in der E-Mail, die du beim Anlegen deines Profils bekommen hast. Wenn er zu alt ist, wähle ein neues Passwort: Der Link dazu, den wir an deine Adresse schicken, bestätigt auch die Adresse.',
  confirm: 'Link für ein neues Passwort anfordern',
  count: (records) =>
    records === 0
      ? 'Mit deiner E-Mail-Adresse wurde nichts geschickt.'
      : `Insgesamt ${records}, das Neueste zuerst.`,
  cut: (shown) => `Die neuesten ${shown}. Es gibt noch mehr: Frag bitte im Gemeindebüro danach.`,
  show: 'Zeigen',
  hide: 'Verbergen',
};
