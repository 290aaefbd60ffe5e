import type * as english from 'contract/privacy/purpose-notices.texts';

export const profileNotice: typeof english.profileNotice =
  'Wir verwenden das nur für dein Profil und damit wir für dich da sein können.';

export const purposeNotices: typeof english.purposeNotices = {
  answer: 'Was du uns schickst, verwenden wir nur, um dir zu antworten und für dich da zu sein.',
  'prepare-service': 'Was du uns schickst, verwenden wir nur, um die Feier mit dir vorzubereiten.',
  'prepare-programme':
    'Was du uns schickst, verwenden wir nur, um die Veranstaltung vorzubereiten und dich zu erreichen.',
  welcome:
    'Was du uns schickst, verwenden wir nur, um dich willkommen zu heißen und für dich da zu sein.',
  'members-list':
    'Was du uns schickst, verwenden wir nur für unsere Mitgliederliste und damit wir für dich da sein können.',
  profile: profileNotice,
  publish:
    'Was du hier schreibst, veröffentlichen wir auf dieser Website, wo es alle lesen können.',
  books: 'Was du uns schickst, verwenden wir nur für deine Gabe und unsere Buchhaltung.',
  accompany:
    'Was du uns schickst, verwenden wir nur, um mit dir in Kontakt zu bleiben und für dich zu beten.',
  'staff-account': 'Was du hier eingibst, verwenden wir nur für deinen Zugang.',
};
