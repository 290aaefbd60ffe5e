import type * as english from 'public-site/content/printed-testimonies.texts';

export const printedTestimonies: typeof english.printedTestimonies = {
  nurse: {
    words:
      'Ich bin mit einem Koffer nach Innsbruck gekommen und konnte kein Wort Deutsch. An meinem ersten Sonntag hat mir jemand einen Platz freigehalten, und in der Woche darauf wieder. Da habe ich begriffen, dass Gott schon vor mir da war.',
    from: 'Eine Krankenpflegerin aus Monrovia',
  },
  father: {
    words:
      'Die Ärzte hatten uns gesagt, wir müssten mit allem rechnen. Die Gemeinde hat die ganze Nacht gebetet. Heute läuft unser Sohn schneller als ich.',
    from: 'Ein Vater aus Hall in Tirol',
  },
  member: {
    words:
      'Ich bin einundachtzig. Ich habe gemeint, ich hätte jede Predigt schon gehört. Dann haben die Kinder gesungen, und ich habe geweint wie ein Kind.',
    from: 'Mitglied seit dem ersten Jahr',
  },
};
