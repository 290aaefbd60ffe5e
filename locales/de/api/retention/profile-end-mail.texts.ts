import type * as english from 'api/retention/profile-end-mail.texts';

export const profileEndMail: typeof english.profileEndMail = (days) => ({
  subject: 'Dein Profil bei {church} wird gelöscht',
  paragraphs: (link) => [
    `Du warst lange nicht in deinem Profil eingeloggt, und wir behalten nur so lange, was wir von dir wissen, wie wir es brauchen. In ${days} Tagen wird es gelöscht, mit allem, was darin steht.`,
    'Wenn du es behalten möchtest, logge dich einfach einmal ein:',
    link,
    'Wenn du es nicht mehr brauchst, musst du nichts tun. Wenn du Fragen hast, schreib uns bitte an {office}.',
  ],
  action: 'Einloggen und Profil behalten',
});
