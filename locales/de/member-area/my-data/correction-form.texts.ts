import type * as english from 'member-area/my-data/correction-form.texts';

export const correctionTexts: typeof english.correctionTexts = {
  title: 'Deine Angaben berichtigen',
  intro: 'Ändere, was nicht stimmt. Was du hier angibst, ersetzt deine bisherigen Angaben.',
  isDone:
    'Wir haben uns schon darum gekümmert. Wenn du eine Antwort von uns brauchst, schick bitte ein neues Formular.',
  isPublic:
    'Nach einer Berichtigung sieht sich unser Team dein Zeugnis noch einmal an, bevor andere es lesen können.',
  notice: 'Wir verwenden deine Berichtigung für das, wofür du das Formular geschickt hast.',
  submit: 'Berichtigung senden',
  submitting: 'Wird gesendet …',
  cancel: 'So lassen',
  failed:
    'Deine Berichtigung ist gerade nicht angekommen. Bitte versuch es in einer Minute noch einmal.',
  changed:
    'Das wurde inzwischen geändert. Oben siehst du, wie es jetzt ist; deine Eingaben sind noch da. Schick sie noch einmal ab, wenn sie stimmen.',
  corrected: 'Deine Berichtigung ist gespeichert.',
  moved:
    'Deine Berichtigung ist gespeichert. Jetzt gehört eine andere E-Mail-Adresse dazu, deshalb lässt sich der Eintrag hier nicht mehr öffnen. Du kannst dir einen Link an die neue Adresse schicken lassen.',
};
