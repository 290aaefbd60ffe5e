import type { Translated } from 'shared-ui/language';

interface Verse {
  readonly words: Translated<string>;
  readonly place: Translated<string>;
}

/** A verse for each window of the hero, in its order. King James; Luther 1912. */
export const heroVerses: readonly Verse[] = [
  {
    words: {
      en: 'The path of the just is as the shining light, that shineth more and more unto the perfect day.',
      de: 'Der Gerechten Pfad glänzt wie das Licht, das immer heller leuchtet bis auf den vollen Tag.',
    },
    place: { en: 'Proverbs 4:18', de: 'Sprüche 4,18' },
  },
  {
    words: {
      en: 'Thy word is a lamp unto my feet, and a light unto my path.',
      de: 'Dein Wort ist meines Fußes Leuchte und ein Licht auf meinem Wege.',
    },
    place: { en: 'Psalm 119:105', de: 'Psalm 119,105' },
  },
  {
    words: {
      en: 'Look unto me, and be ye saved, all the ends of the earth.',
      de: 'Wendet euch zu mir, so werdet ihr selig, aller Welt Enden.',
    },
    place: { en: 'Isaiah 45:22', de: 'Jesaja 45,22' },
  },
  {
    words: {
      en: 'The people that walked in darkness have seen a great light.',
      de: 'Das Volk, das im Finstern wandelt, sieht ein großes Licht.',
    },
    place: { en: 'Isaiah 9:2', de: 'Jesaja 9,1' },
  },
  {
    words: {
      en: 'And he shall be like a tree planted by the rivers of water.',
      de: 'Der ist wie ein Baum, gepflanzt an den Wasserbächen.',
    },
    place: { en: 'Psalm 1:3', de: 'Psalm 1,3' },
  },
  {
    words: {
      en: 'The harvest truly is plenteous, but the labourers are few.',
      de: 'Die Ernte ist groß, aber wenige sind der Arbeiter.',
    },
    place: { en: 'Matthew 9:37', de: 'Matthäus 9,37' },
  },
  {
    words: {
      en: 'I was glad when they said unto me, Let us go into the house of the LORD.',
      de: 'Ich freute mich über die, so mir sagten: Lasset uns ins Haus des HERRN gehen!',
    },
    place: { en: 'Psalm 122:1', de: 'Psalm 122,1' },
  },
  {
    words: {
      en: 'Let every thing that hath breath praise the LORD.',
      de: 'Alles, was Odem hat, lobe den HERRN!',
    },
    place: { en: 'Psalm 150:6', de: 'Psalm 150,6' },
  },
];
