import type { gallerySizes } from '../generated/gallery-sizes';
import type { PictureWords } from './picture';

export const galleryPictureTexts: Readonly<Record<keyof typeof gallerySizes, PictureWords>> = {
  dove: { alt: 'Stained glass: a white dove with an olive twig over the snowy Nordkette.' },
  wheat: { alt: 'Stained glass: a sheaf of wheat before a great autumn sun in a pointed arch.' },
  lamb: { alt: 'Stained glass: a lamb with the banner of the resurrection on a spring meadow.' },
  candle: {
    alt: 'Stained glass: a burning candle in a ring of gold and blue, stars and night mountains around it.',
  },
  book: { alt: 'Stained glass: an open Bible with a red ribbon before the sunrise.' },
  bell: { alt: 'Stained glass: a golden bell with a red band, ringing over a winter valley.' },
  lily: { alt: 'Stained glass: three white lilies on one stem in spring light.' },
  organ: { alt: 'Stained glass: golden and silver organ pipes before a red evening sun.' },
  hands: { alt: 'Stained glass: hands folded in prayer before the setting sun.' },
  key: { alt: 'Stained glass: a golden key on a disc of green and pale blue.' },
  cross: {
    alt: 'Stained glass: a red cross with a golden star at its centre before the rising sun.',
  },
  chalice: { alt: 'Stained glass: a golden chalice with bread above it, on a wine-red disc.' },
  ship: {
    alt: 'Stained glass: a ship with a cross on its sail on bright water beneath the mountains.',
  },
  star: { alt: 'Stained glass: a great star over a sleeping town with lit windows.' },
  vine: { alt: 'Stained glass: two bunches of purple grapes on a vine with green leaves.' },
  fish: { alt: 'Stained glass: two silver fishes swimming past each other on a blue disc.' },
  harp: { alt: 'Stained glass: a golden harp against a violet evening.' },
  trumpet: { alt: 'Stained glass: a golden trumpet with a red banner in a burning sky.' },
  crown: { alt: 'Stained glass: a golden crown with jewels on a violet disc.' },
  anchor: { alt: 'Stained glass: a silver anchor with a golden rope.' },
  olive: { alt: 'Stained glass: an olive branch with dark fruit in green light.' },
  lamp: { alt: 'Stained glass: a burning golden oil lamp in a disc of amber and night blue.' },
  tree: { alt: 'Stained glass: a broad tree with red fruit on the bank of a river.' },
  bridge: {
    alt: 'Stained glass: a stone bridge with three lamps over the river, houses and mountains behind it.',
  },
  door: {
    alt: 'Stained glass: a stone portal with open doors, golden light inside, snow around it.',
  },
  rose: { alt: 'Stained glass: a round window of twelve red and violet petals.' },
  jar: { alt: 'Stained glass: an earthen jar from which clear water pours.' },
  bread: { alt: 'Stained glass: two loaves on a white cloth in warm evening light.' },
  crook: { alt: "Stained glass: a shepherd's crook with two green leaves." },
  ark: { alt: 'Stained glass: the ark on the waves beneath a rainbow.' },
  flame: { alt: 'Stained glass: a red and golden flame on a blue disc.' },
  edelweiss: { alt: 'Stained glass: an edelweiss in flower before snowy peaks.' },
  drum: { alt: 'Stained glass: a West African drum before a great red sun.' },
  chapel: { alt: 'Stained glass: a chapel with a green spire in deep snow.' },
  'golden-roof': {
    alt: "Stained glass: Innsbruck's oriel with its roof of golden tiles, mountains behind it.",
  },
  palm: { alt: 'Stained glass: a palm on the shore before the evening sun.' },
};
