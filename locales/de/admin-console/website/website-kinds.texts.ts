import type * as english from 'admin-console/website/website-kinds.texts';

export const websiteKindTexts: typeof english.websiteKindTexts = {
  heading: 'Website',
  kinds: {
    programs: 'Veranstaltungen',
    messages: 'Botschaften',
    sermons: 'Predigten',
    testimonies: 'Zeugnisse der Startseite',
    ministers: 'Leitung',
    departments: 'Dienste',
    giving: 'Bankverbindungen',
    services: 'Gottesdienste',
    identity: 'Die Gemeinde',
    posts: 'Blogbeiträge',
    news: 'Neuigkeiten',
    slides: 'Bilder der Startseite',
    gallery: 'Galerie',
    gifts: 'Texte zum Spenden',
    vision: 'Vision der Treffen',
    visit: 'Erster Besuch',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    'form-mails': 'E-Mails nach Formularen',
    'member-mails': 'E-Mails an Mitglieder',
    letters: 'Persönliche E-Mails',
  },
  media: 'Medien',
};
