import type { gallerySizes } from '../generated/gallery-sizes';
import type { CaptionedWords } from './picture';

/** What is seen in each piece of the gallery, and what it is called. */
export const galleryPictureTexts: Readonly<Record<keyof typeof gallerySizes, CaptionedWords>> = {
  dove: {
    alt: 'Stained glass: a white dove with an olive twig over the snowy Nordkette.',
    caption: 'Peace over the valley',
  },
  wheat: {
    alt: 'Stained glass: a sheaf of wheat before a great autumn sun in a pointed arch.',
    caption: 'First fruits',
  },
  lamb: {
    alt: 'Stained glass: a lamb with the banner of the resurrection on a spring meadow.',
    caption: 'Behold the Lamb',
  },
  candle: {
    alt: 'Stained glass: a burning candle in a ring of gold and blue, stars and night mountains around it.',
    caption: 'A light in the night',
  },
  book: {
    alt: 'Stained glass: an open Bible with a red ribbon before the sunrise.',
    caption: 'The word stands open',
  },
  bell: {
    alt: 'Stained glass: a golden bell with a red band, ringing over a winter valley.',
    caption: 'Called together',
  },
  lily: {
    alt: 'Stained glass: three white lilies on one stem in spring light.',
    caption: 'Consider the lilies',
  },
  organ: {
    alt: 'Stained glass: golden and silver organ pipes before a red evening sun.',
    caption: 'Praise him with pipes',
  },
  hands: {
    alt: 'Stained glass: hands folded in prayer before the setting sun.',
    caption: 'The evening prayer',
  },
  key: {
    alt: 'Stained glass: a golden key on a disc of green and pale blue.',
    caption: 'The open kingdom',
  },
  cross: {
    alt: 'Stained glass: a red cross with a golden star at its centre before the rising sun.',
    caption: 'Easter morning',
  },
  chalice: {
    alt: 'Stained glass: a golden chalice with bread above it, on a wine-red disc.',
    caption: 'The table is laid',
  },
  ship: {
    alt: 'Stained glass: a ship with a cross on its sail on bright water beneath the mountains.',
    caption: 'Carried across',
  },
  star: {
    alt: 'Stained glass: a great star over a sleeping town with lit windows.',
    caption: 'The star stood still',
  },
  vine: {
    alt: 'Stained glass: two bunches of purple grapes on a vine with green leaves.',
    caption: 'I am the vine',
  },
  fish: {
    alt: 'Stained glass: two silver fishes swimming past each other on a blue disc.',
    caption: 'Fishers of men',
  },
  harp: { alt: 'Stained glass: a golden harp against a violet evening.', caption: "David's harp" },
  trumpet: {
    alt: 'Stained glass: a golden trumpet with a red banner in a burning sky.',
    caption: 'The last trumpet',
  },
  crown: {
    alt: 'Stained glass: a golden crown with jewels on a violet disc.',
    caption: 'The crown of life',
  },
  anchor: {
    alt: 'Stained glass: a silver anchor with a golden rope.',
    caption: 'An anchor of the soul',
  },
  olive: {
    alt: 'Stained glass: an olive branch with dark fruit in green light.',
    caption: 'After the flood',
  },
  lamp: {
    alt: 'Stained glass: a burning golden oil lamp in a disc of amber and night blue.',
    caption: 'A lamp unto my feet',
  },
  tree: {
    alt: 'Stained glass: a broad tree with red fruit on the bank of a river.',
    caption: 'Planted by the water',
  },
  bridge: {
    alt: 'Stained glass: a stone bridge with three lamps over the river, houses and mountains behind it.',
    caption: 'The bridge over the Inn',
  },
  door: {
    alt: 'Stained glass: a stone portal with open doors, golden light inside, snow around it.',
    caption: 'The door stands open',
  },
  rose: {
    alt: 'Stained glass: a round window of twelve red and violet petals.',
    caption: 'The rose window',
  },
  jar: {
    alt: 'Stained glass: an earthen jar from which clear water pours.',
    caption: 'Living water',
  },
  bread: {
    alt: 'Stained glass: two loaves on a white cloth in warm evening light.',
    caption: 'Our daily bread',
  },
  crook: {
    alt: "Stained glass: a shepherd's crook with two green leaves.",
    caption: 'The good shepherd',
  },
  ark: {
    alt: 'Stained glass: the ark on the waves beneath a rainbow.',
    caption: 'The bow in the cloud',
  },
  flame: { alt: 'Stained glass: a red and golden flame on a blue disc.', caption: 'Pentecost' },
  edelweiss: {
    alt: 'Stained glass: an edelweiss in flower before snowy peaks.',
    caption: 'Edelweiss',
  },
  drum: {
    alt: 'Stained glass: a West African drum before a great red sun.',
    caption: 'Drums of praise',
  },
  chapel: {
    alt: 'Stained glass: a chapel with a green spire in deep snow.',
    caption: 'Winter chapel',
  },
  'golden-roof': {
    alt: "Stained glass: Innsbruck's oriel with its roof of golden tiles, mountains behind it.",
    caption: 'Under the Golden Roof',
  },
  palm: {
    alt: 'Stained glass: a palm on the shore before the evening sun.',
    caption: 'Greetings from Monrovia and Lagos',
  },
};
