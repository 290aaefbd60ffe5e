import type * as english from 'public-site/content/hero-verses.texts';

/** The translation is Luther's of 1912. */
export const heroVerses: typeof english.heroVerses = {
  dawn: {
    words:
      'Der Gerechten Pfad glänzt wie das Licht, das immer heller leuchtet bis auf den vollen Tag.',
    reference: 'Sprüche 4,18',
  },
  noon: {
    words: 'Dein Wort ist meines Fußes Leuchte und ein Licht auf meinem Wege.',
    reference: 'Psalm 119,105',
  },
  dusk: {
    words: 'Wendet euch zu mir, so werdet ihr selig, aller Welt Enden.',
    reference: 'Jesaja 45,22',
  },
  night: {
    words: 'Das Volk, das im Finstern wandelt, sieht ein großes Licht.',
    reference: 'Jesaja 9,1',
  },
  spring: {
    words: 'Der ist wie ein Baum, gepflanzt an den Wasserbächen.',
    reference: 'Psalm 1,3',
  },
  autumn: {
    words: 'Die Ernte ist groß, aber wenige sind der Arbeiter.',
    reference: 'Matthäus 9,37',
  },
  winter: {
    words: 'Ich freute mich über die, so mir sagten: Laßt uns ins Haus des HERRN gehen!',
    reference: 'Psalm 122,1',
  },
  ember: {
    words: 'Alles, was Odem hat, lobe den HERRN!',
    reference: 'Psalm 150,6',
  },
};
