import type * as english from 'member-area/create-profile/create-profile.texts';

export const createProfileTexts: typeof english.createProfileTexts = {
  title: 'Profil anlegen',
  description: 'Werde Teil unserer Gemeindefamilie und leg dein Mitgliedsprofil an.',
  intro: 'Werde Teil unserer Gemeindefamilie. Es dauert etwa drei Minuten.',
  about: 'Über dich',
  membership: 'Du und unsere Gemeinde',
  account: 'Deine Zugangsdaten',
  memberTypeHint:
    '„Vor Ort“, wenn du zu uns in die Kirche kommst, „Online“, wenn du aus der Ferne dabei bist.',
  referralHint: 'Wer hat dir von uns erzählt?',
  localPastorHint: 'Wer dich in deiner Gemeinde begleitet.',
  image: 'Bild',
  imageHint: (megabytes) => `JPEG, PNG, WebP oder HEIC, höchstens ${megabytes}\u00a0MB.`,
  imageTooLarge: (megabytes) => `Bitte wähle ein Bild mit höchstens ${megabytes}\u00a0MB.`,
  submit: 'Profil anlegen',
  submitting: 'Wird gesendet …',
  failed: 'Das Absenden hat nicht geklappt. Bitte versuch es noch einmal.',
  haveProfile: 'Ich habe schon ein Profil',
};
