import type * as english from 'contract/content/mail-words.texts';

export const mailWords: typeof english.mailWords = {
  received: {
    subject: 'Dein Formular ist bei {church} angekommen',
    text: [
      'Danke. Was du auf unserer Website abgeschickt hast, ist bei uns angekommen. So haben wir es verstanden:',
      '{understood}',
      'Wenn du etwas brauchst oder etwas nicht stimmt, schreib bitte an {office} oder ruf an: {phone}. Hier findest du uns: {address}.',
      '{link}',
      'Was du selbst geschrieben hast, wiederholen wir hier nicht: Die Adresse könnte ja vertippt sein. Wenn das Formular nicht von dir ist, hat jemand irrtümlich deine Adresse angegeben. Sag uns bitte Bescheid, dann entfernen wir sie.',
    ],
  },
  sentLink: {
    subject: 'Was von deiner E-Mail-Adresse an {church} geschickt wurde',
    text: [
      'Jemand möchte sehen, was von dieser E-Mail-Adresse an uns geschickt wurde. Wenn du das bist, öffne bitte innerhalb von {minutes}\u00a0Minuten diesen Link:',
      '{link}',
      'Wenn du es nicht bist, brauchst du nichts zu tun: Ohne diesen Link sieht es niemand.',
    ],
  },
  registered: {
    subject: 'Dein neues Profil bei {church}',
    text: [
      'Mit dieser E-Mail-Adresse wurde ein Mitgliedsprofil angelegt. Wenn du das warst, bestätige bitte innerhalb von {hours}\u00a0Stunden, dass die Adresse dir gehört:',
      '{link}',
      'Einloggen kannst du dich auch ohne das. Wenn du es nicht warst, bestätige nichts: Wer das Profil hat, würde sonst sehen, was du uns geschickt hast.',
    ],
  },
  changed: {
    subject: 'Deine neue E-Mail-Adresse bei {church}',
    text: [
      'Eines unserer Mitglieder möchte sich ab jetzt mit dieser E-Mail-Adresse einloggen. Wenn du das bist, bestätige sie bitte innerhalb von {hours}\u00a0Stunden:',
      '{link}',
      'Wenn nicht, bestätige nichts: Ohne die Bestätigung ändert sich nichts, und mit ihr würde dieses Mitglied sehen, was du uns geschickt hast.',
    ],
  },
  taken: {
    subject: 'Deine E-Mail-Adresse bei {church}',
    text: [
      'Eines unserer Mitglieder möchte sich mit dieser E-Mail-Adresse einloggen. Sie gehört aber schon zu einem anderen Profil, deshalb wurde nichts geändert. Wenn du das warst, kannst du für dieses Profil ein neues Passwort wählen:',
      '{link}',
      'Wenn du das nicht warst, brauchst du nichts zu tun.',
    ],
  },
  notice: {
    subject: 'Eine Änderung an deinem Profil bei {church}',
    text: [
      'Jemand, der dein Passwort kennt, möchte für dein Profil eine andere E-Mail-Adresse. Sie gilt, sobald sie bestätigt ist; bis dahin loggst du dich mit dieser hier ein.',
      'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, wähle bitte sofort ein neues Passwort: Dann wird aus der Änderung nichts, und alle anderen werden ausgeloggt.',
      '{link}',
      'Wenn du dich nicht mehr einloggen kannst, schreib uns bitte an {office}.',
    ],
  },
  password: {
    subject: 'Dein Passwort bei {church} wurde geändert',
    text: [
      'Jemand, der dein Passwort kannte, hat für dein Profil gerade ein neues festgelegt. Auf allen anderen Geräten bist du jetzt ausgeloggt.',
      'Wenn du das warst, brauchst du nichts zu tun. Wenn nicht, wähle bitte sofort ein neues Passwort:',
      '{link}',
      'Wenn das nicht hilft, schreib uns bitte an {office}.',
    ],
  },
  reset: {
    subject: 'Dein neues Passwort bei {church}',
    text: [
      'Für dein Profil wurde ein neues Passwort angefordert. Wenn du das warst, öffne bitte innerhalb von {minutes}\u00a0Minuten diesen Link:',
      '{link}',
      'Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  invited: {
    subject: 'Dein Profil bei {church}',
    text: [
      'Auf unserer Website hast du jetzt ein Profil, das unser Büro für dich angelegt hat. Bitte wähle innerhalb von {days}\u00a0Tagen ein Passwort dafür. Dann kannst du dich einloggen, sehen, was wir von dir wissen, und es ändern:',
      '{link}',
      'Wenn du kein Profil möchtest oder das ein Irrtum ist, schreib bitte an {office}.',
    ],
  },
  end: {
    subject: 'Dein Profil bei {church} wird gelöscht',
    text: [
      'Du hast dich schon lange nicht mehr in dein Profil eingeloggt, und wir behalten deine Daten nur so lange, wie wir sie brauchen. In {days} Tagen wird das Profil gelöscht, mit allem, was darin steht.',
      'Wenn du es behalten möchtest, logg dich einfach einmal ein:',
      '{link}',
      'Wenn du es nicht mehr brauchst, musst du nichts tun. Wenn du Fragen hast, schreib uns bitte an {office}.',
    ],
  },
  welcome: {
    subject: 'Danke für deinen Besuch bei {church}',
    text: [
      '{introduction} Danke, dass du bei uns warst! Wir freuen uns, dass du gekommen bist.',
      'Möchtest du etwas wissen, oder dürfen wir für etwas beten? Antworte einfach auf diese Nachricht.',
    ],
  },
  checkIn: {
    subject: 'Wie geht es dir?',
    text: [
      '{introduction} Ich möchte gern hören, wie es dir geht.',
      'Wenn du eine Frage hast oder reden möchtest, antworte einfach auf diese Nachricht und sag mir, wann ich dich erreiche.',
    ],
  },
  invitation: {
    subject: 'Du bist eingeladen: {church}',
    text: [
      '{introduction} Wir würden uns freuen, dich bei einem unserer nächsten Gottesdienste wiederzusehen. Die Zeiten findest du auf unserer Website.',
      'Sag uns Bescheid, wenn dich jemand an der Tür empfangen soll.',
    ],
  },
  answer: {
    subject: 'Deine Nachricht an {church}',
    text: ['{introduction} Danke, dass du uns geschrieben hast.'],
  },
  missed: {
    subject: 'Wir wollten dich erreichen',
    text: [
      '{introduction} Ich wollte dich anrufen und habe dich nicht erreicht.',
      'Wann darf ich es noch einmal probieren, oder möchtest du lieber schreiben? Antworte einfach auf diese Nachricht.',
    ],
  },
};
