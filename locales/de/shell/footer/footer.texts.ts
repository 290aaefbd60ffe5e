import type * as english from 'shell/footer/footer.texts';

export const footerTexts: typeof english.footerTexts = {
  about: 'Wer wir sind',
  quickLinks: 'Schnell gefunden',
  ministries: 'Dienste',
  contact: 'Kontakt',
  visit: 'Besuch uns',
  sermons: 'Predigten als MP3',
  blog: 'Blog',
  reachUs: 'So erreichst du uns',
  serviceTimes: 'Gottesdienste',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
};
