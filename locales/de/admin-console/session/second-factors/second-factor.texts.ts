import type * as english from 'admin-console/session/second-factors/second-factor.texts';

export const secondFactorTexts: typeof english.secondFactorTexts = {
  password: 'Dein Passwort',
  code: 'Code aus deiner App',
  codeHint: 'Die sechs Ziffern, die deine Authenticator-App gerade zeigt.',
  codeNeeded: 'Gib die sechs Ziffern aus deiner App ein.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint: 'Einer der zehn, die du aufbewahrt hast. Jeder gilt einmal.',
  recoveryCodeNeeded: 'Gib einen deiner Wiederherstellungscodes ein.',
  passkeyHint: 'Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
  goOn: {
    passkey: 'Weiter mit einem Passkey',
    totp: 'Weiter',
    'recovery-code': 'Weiter',
  },
  choose: {
    passkey: 'Passkey verwenden',
    totp: 'Code aus einer App verwenden',
    'recovery-code': 'Wiederherstellungscode verwenden',
  },
  otherWays: 'Andere Möglichkeiten',
  checking: 'Wird geprüft …',
  failed: 'Das konnte gerade nicht geprüft werden. Bitte versuch es noch einmal.',
  errors: {
    cancelled:
      'Es wurde kein Passkey verwendet. Versuch es noch einmal oder wähle einen anderen Weg.',
    known: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
    unsupported:
      'Dieser Browser kann hier keinen Passkey verwenden. Bitte wähle einen anderen Weg.',
    unreachable: 'Der Server war nicht erreichbar. Bitte versuch es noch einmal.',
  },
};
