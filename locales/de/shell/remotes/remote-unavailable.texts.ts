import type * as english from 'shell/remotes/remote-unavailable.texts';

export const unavailableTexts: typeof english.unavailableTexts = {
  title: 'Diese Seite konnte nicht geladen werden',
  note: 'Alles andere auf der Website funktioniert. Bitte prüfe deine Internetverbindung und versuch es noch einmal.',
  incomplete:
    'Ein Teil dieser Seite konnte nicht geladen werden. Lesen kannst du sie trotzdem, und auch ihre Formulare lassen sich abschicken.',
  tryAgain: 'Noch einmal versuchen',
  stillUnavailable: 'Es hat leider auch diesmal nicht geklappt.',
};
