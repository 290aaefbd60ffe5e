import type * as english from 'public-site/pages/gallery/gallery.texts';

export const galleryTexts: typeof english.galleryTexts = {
  title: 'Galerie',
  windows: {
    description: 'Sechsunddreißig Fenster aus buntem Glas: was wir glauben, mit Licht erzählt.',
    intro:
      'Sechsunddreißig Fenster. Wer nicht lesen konnte, las früher die Bibel in buntem Glas. Bleib ein wenig und lies mit.',
  },
  pictures: {
    description: 'Bilder unserer Gemeinde: was wir glauben und wie wir es miteinander leben.',
    intro: 'Was wir glauben und wie wir es miteinander leben. Bleib ein wenig und sieh dich um.',
  },
  enlarge: (caption) => `Vergrößern: ${caption}`,
  close: 'Schließen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  position: (number, count) => `${number} von ${count}`,
};
