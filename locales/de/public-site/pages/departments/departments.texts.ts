import type * as english from 'public-site/pages/departments/departments.texts';

export const departmentsTexts: typeof english.departmentsTexts = {
  title: 'Unsere Dienste',
  description: 'Die sechzehn Dienste der Gemeinde: was sie tun und wer sie leitet.',
  intro:
    'Ein Leib hat viele Glieder. Hier siehst du unsere Hände und Füße, und für deine ist überall noch Platz.',
  ledBy: (leader) => `Verantwortlich: ${leader}`,
};
