import type * as english from 'public-site/content/imprint-words.texts';

/** The term „grundlegende Richtung“ is that of the Austrian acts. */
export const imprintWords: typeof english.imprintWords = {
  intro:
    'Information gemäß §\u00a05 E-Commerce-Gesetz (ECG) und Offenlegung gemäß §\u00a025 Mediengesetz (MedienG).',
  chapters: {
    representatives: {
      title: 'Vertreten durch',
      paragraphs: [
        'Den Gesamtleiter und die Schriftführung der Gemeinde, unter der oben genannten Adresse.',
      ],
    },
    purpose: {
      title: 'Zweck',
      paragraphs: [
        'Information über das Leben, die Gottesdienste und die Veranstaltungen der Gemeinde; kein kommerzieller Zweck.',
      ],
    },
    line: {
      title: 'Grundlegende Richtung',
      paragraphs: [
        'Diese Website verkündet das Evangelium von Jesus Christus, erzählt vom Leben der Gemeinde und lädt dazu ein, daran teilzunehmen.',
      ],
    },
    links: {
      title: 'Links',
      paragraphs: [
        'Die Websites, auf die wir verlinken, wählen wir mit Sorgfalt aus; für ihren Inhalt sind aber andere verantwortlich. Wenn du dort etwas findest, das nicht sein sollte, sag es uns.',
      ],
    },
    pictures: {
      title: 'Bilder und Ton',
      paragraphs: [
        'Die Fenster, die Hefte und die Aufnahmen auf dieser Website wurden eigens für sie gemacht und gehören der Gemeinde.',
      ],
    },
  },
};
