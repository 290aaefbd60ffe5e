import type * as english from 'public-site/pages/departments/departments.texts';

export const departmentsTexts: typeof english.departmentsTexts = {
  title: 'Unsere Dienste',
  description: 'Die sechzehn Dienste der Gemeinde: was sie tun und wer sie leitet.',
  intro:
    'Ein Leib hat viele Glieder. Das hier sind die Hände und Füße des unseren, und überall ist noch Platz für deine.',
  ledBy: (leader) => `Verantwortlich: ${leader}`,
};
