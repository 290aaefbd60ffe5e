import type * as english from 'admin-console/session/second-factors/policy.texts';

export const policyTexts: typeof english.policyTexts = {
  title: 'Wer einen zweiten Faktor braucht',
  intro:
    'Wähle, wer neben dem Passwort einen Passkey oder einen Code braucht, und ab welchem Tag. Bis dahin erinnert die Verwaltung alle daran, die noch keinen haben. Danach geht es für sie erst weiter, wenn sie einen eingerichtet haben. Ausgesperrt wird niemand. Wer die Rolle „Owner“ hat, braucht nach der ersten Woche auf jeden Fall einen.',
  from: 'Nötig ab diesem Tag',
  fromHint: 'Lass das leer, wenn nur „Owner“ einen haben müssen.',
  roles: 'Rollen, die einen brauchen',
  rolesNeeded: 'Wähle mindestens eine Rolle oder lass den Tag leer.',
  submit: 'Speichern',
  submitting: 'Wird gespeichert …',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuch es in ein paar Minuten noch einmal.',
  saved: 'Die Auswahl ist gespeichert.',
  notLoaded: 'Diese Einstellung konnte nicht geladen werden.',
};
