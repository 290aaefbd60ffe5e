import type * as english from 'admin-console/office/privacy/encrypted.texts';

export const encryptedTexts: typeof english.encryptedTexts = {
  header: 'Verschlüsselt gespeichert',
  message: 'die Nachricht',
  notes: 'Notizen des Teams',
  nothing: 'nichts',
};
