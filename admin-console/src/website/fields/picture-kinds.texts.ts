import type { KindFields, PictureTexts } from './field-labels';

/** Labels for the kinds that consist of pictures; part of `websiteFieldTexts`. */
export const pictureKindTexts: Pick<KindFields, 'slides' | 'gallery'> = {
  slides: {
    words: {
      label: 'Verse',
      hint: 'It stands beside the picture for five seconds: keep it short.',
    },
    reference: { label: 'Where the verse stands', hint: 'For example Psalm 119:105.' },
    picture: {
      label: 'Picture',
      hint: 'It is shown wide and low; the point that was chosen for it stays in sight.',
    },
  },
  gallery: {
    caption: { label: 'Caption', hint: 'A few words, below the picture.' },
    picture: { label: 'Picture' },
  },
};

/** Part of `pictureTexts`. */
export const heroAndGalleryTexts: Pick<PictureTexts, 'hero' | 'gallery'> = {
  hero: {
    dawn: 'Dove at sunrise',
    noon: 'Bible at noon',
    dusk: 'Cross at sunset',
    night: 'Star at night',
    spring: 'Tree in spring',
    autumn: 'Wheat in autumn',
    winter: 'Chapel in winter',
    ember: 'Organ pipes in the evening',
  },
  gallery: {
    dove: 'Dove',
    wheat: 'Sheaf of wheat',
    lamb: 'Lamb',
    candle: 'Candle',
    book: 'Open Bible',
    bell: 'Bell',
    lily: 'Lilies',
    organ: 'Organ pipes',
    hands: 'Folded hands',
    key: 'Key',
    cross: 'Cross',
    chalice: 'Chalice',
    ship: 'Ship',
    star: 'Star',
    vine: 'Vine',
    fish: 'Fishes',
    harp: 'Harp',
    trumpet: 'Trumpet',
    crown: 'Crown',
    anchor: 'Anchor',
    olive: 'Olive branch',
    lamp: 'Oil lamp',
    tree: 'Tree',
    bridge: 'Bridge',
    door: 'Open door',
    rose: 'Rose',
    jar: 'Jar',
    bread: 'Bread',
    crook: "Shepherd's crook",
    ark: 'Ark',
    flame: 'Flame',
    edelweiss: 'Edelweiss',
    drum: 'Drum',
    chapel: 'Chapel',
    'golden-roof': 'Golden Roof',
    palm: 'Palm',
  },
};
