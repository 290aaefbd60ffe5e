import { departmentSizes } from '../generated/department-sizes';
import type { Picture } from './picture';

/** In the order of the departments page. */
export const departmentPictures = {
  prayer: {
    src: '/art/departments/prayer',
    ...departmentSizes.prayer,
    alt: {
      en: 'Stained glass: folded hands on a violet disc.',
      de: 'Glasfenster: gefaltete Hände auf violetter Scheibe.',
    },
  },
  'follow-up': {
    src: '/art/departments/follow-up',
    ...departmentSizes['follow-up'],
    alt: {
      en: "Stained glass: a shepherd's crook on a pale green disc.",
      de: 'Glasfenster: ein Hirtenstab auf hellgrüner Scheibe.',
    },
  },
  'sunday-school': {
    src: '/art/departments/sunday-school',
    ...departmentSizes['sunday-school'],
    alt: {
      en: 'Stained glass: an open Bible on a golden disc.',
      de: 'Glasfenster: eine aufgeschlagene Bibel auf goldener Scheibe.',
    },
  },
  'city-head-pastor': {
    src: '/art/departments/city-head-pastor',
    ...departmentSizes['city-head-pastor'],
    alt: {
      en: 'Stained glass: a red and white tent with a flag beneath the mountains.',
      de: 'Glasfenster: ein rot-weißes Zelt mit Fahne unter den Bergen.',
    },
  },
  men: {
    src: '/art/departments/men',
    ...departmentSizes.men,
    alt: {
      en: 'Stained glass: a blue shield with a white cross.',
      de: 'Glasfenster: ein blauer Schild mit weißem Kreuz.',
    },
  },
  records: {
    src: '/art/departments/records',
    ...departmentSizes.records,
    alt: {
      en: 'Stained glass: a scroll and a blue quill.',
      de: 'Glasfenster: eine Schriftrolle und eine blaue Feder.',
    },
  },
  protocol: {
    src: '/art/departments/protocol',
    ...departmentSizes.protocol,
    alt: {
      en: 'Stained glass: a golden key on a blue disc at night.',
      de: 'Glasfenster: ein goldener Schlüssel auf blauer Scheibe bei Nacht.',
    },
  },
  finance: {
    src: '/art/departments/finance',
    ...departmentSizes.finance,
    alt: {
      en: 'Stained glass: an offering bowl with gold coins.',
      de: 'Glasfenster: eine Opferschale mit Goldmünzen.',
    },
  },
  music: {
    src: '/art/departments/music',
    ...departmentSizes.music,
    alt: {
      en: 'Stained glass: a golden harp on a wine-red disc.',
      de: 'Glasfenster: eine goldene Harfe auf weinroter Scheibe.',
    },
  },
  choir: {
    src: '/art/departments/choir',
    ...departmentSizes.choir,
    alt: {
      en: 'Stained glass: coloured notes on a rising stave.',
      de: 'Glasfenster: bunte Noten auf steigenden Linien.',
    },
  },
  ushering: {
    src: '/art/departments/ushering',
    ...departmentSizes.ushering,
    alt: {
      en: 'Stained glass: an open church door with light inside.',
      de: 'Glasfenster: eine offene Kirchentür mit Licht dahinter.',
    },
  },
  'media-sound': {
    src: '/art/departments/media-sound',
    ...departmentSizes['media-sound'],
    alt: {
      en: 'Stained glass: a silver microphone with golden sound waves.',
      de: 'Glasfenster: ein silbernes Mikrofon mit goldenen Schallwellen.',
    },
  },
  'media-support': {
    src: '/art/departments/media-support',
    ...departmentSizes['media-support'],
    alt: {
      en: 'Stained glass: a screen with coloured sound levels.',
      de: 'Glasfenster: ein Bildschirm mit bunten Tonpegeln.',
    },
  },
  coordination: {
    src: '/art/departments/coordination',
    ...departmentSizes.coordination,
    alt: {
      en: 'Stained glass: a compass rose in blue, red and gold.',
      de: 'Glasfenster: eine Windrose in Blau, Rot und Gold.',
    },
  },
  building: {
    src: '/art/departments/building',
    ...departmentSizes.building,
    alt: {
      en: "Stained glass: a mason's trowel on a wall of red bricks.",
      de: 'Glasfenster: eine Maurerkelle auf einer Mauer aus roten Ziegeln.',
    },
  },
  children: {
    src: '/art/departments/children',
    ...departmentSizes.children,
    alt: {
      en: 'Stained glass: three children hand in hand under a kite.',
      de: 'Glasfenster: drei Kinder Hand in Hand unter einem Drachen.',
    },
  },
} as const satisfies Record<string, Picture>;
