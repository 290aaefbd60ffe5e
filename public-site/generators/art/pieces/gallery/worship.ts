import { high, piece, square, tall, wide } from './piece.ts';

/** What we sing, pray, read and share with. */
export const worship = [
  piece(
    'candle',
    'candle',
    tall,
    { hour: 'night', sun: [0.5, 0.34], sunSize: 0, stars: true, ...high },
    {
      at: [0.5, 0.56],
      size: 0.86,
      nimbus: { at: [0.5, 0.37], size: 0.36, fill: 'cobalt', towards: 'gold', rim: 'amber' },
      frame: { kind: 'arch', fill: 'navy', accent: 'violet' },
    },
    ['A light in the night', 'Ein Licht in der Nacht'],
    [
      'a burning candle in a ring of gold and blue, stars and night mountains around it.',
      'eine brennende Kerze in einem Ring aus Gold und Blau, ringsum Sterne und nächtliche Berge.',
    ],
  ),
  piece(
    'book',
    'book',
    wide,
    { hour: 'dawn', sun: [0.5, 0.3], sunSize: 0.16, crest: 0.5 },
    { at: [0.5, 0.56], size: 0.72, frame: { kind: 'border', fill: 'wine', accent: 'gold' } },
    ['The word stands open', 'Das Wort ist aufgetan'],
    [
      'an open Bible with a red ribbon before the sunrise.',
      'eine aufgeschlagene Bibel mit rotem Lesezeichen vor dem Sonnenaufgang.',
    ],
  ),
  piece(
    'bell',
    'bell',
    tall,
    { hour: 'winter', sun: [0.5, 0.3], sunSize: 0.12, crest: 0.7, snow: 0.9, relief: 0.16 },
    { at: [0.5, 0.47], size: 0.78, frame: { kind: 'arch', fill: 'slate', accent: 'ruby' } },
    ['Called together', 'Zusammengerufen'],
    [
      'a golden bell with a red band, ringing over a winter valley.',
      'eine goldene Glocke mit rotem Band läutet über einem Wintertal.',
    ],
  ),
  piece(
    'organ',
    'organ',
    wide,
    { hour: 'ember', sun: [0.5, 0.42], sunSize: 0.26, crest: 0.6 },
    { at: [0.5, 0.54], size: 0.8, frame: { kind: 'border', fill: 'wine', accent: 'amber' } },
    ['Praise him with pipes', 'Lobet ihn mit Pfeifen'],
    [
      'golden and silver organ pipes before a red evening sun.',
      'goldene und silberne Orgelpfeifen vor einer roten Abendsonne.',
    ],
  ),
  piece(
    'hands',
    'hands',
    tall,
    { hour: 'dusk', sun: [0.5, 0.36], sunSize: 0.3, ...high },
    { at: [0.5, 0.54], size: 0.84, frame: { kind: 'arch', fill: 'violet', accent: 'gold' } },
    ['The evening prayer', 'Das Abendgebet'],
    [
      'hands folded in prayer before the setting sun.',
      'zum Gebet gefaltete Hände vor der untergehenden Sonne.',
    ],
  ),
  piece(
    'chalice',
    'chalice',
    square,
    { hour: 'dusk', sun: [0.5, 0.36], sunSize: 0.1, crest: 0.66 },
    {
      at: [0.5, 0.52],
      size: 0.66,
      nimbus: { at: [0.5, 0.5], size: 0.37, fill: 'wine', towards: 'rose', rim: 'gold' },
      frame: { kind: 'medallion', fill: 'navy', accent: 'ruby' },
    },
    ['The table is laid', 'Der Tisch ist gedeckt'],
    [
      'a golden chalice with bread above it, on a wine-red disc.',
      'ein goldener Kelch mit dem Brot darüber auf weinroter Scheibe.',
    ],
  ),
  piece(
    'harp',
    'harp',
    tall,
    { hour: 'dusk', sun: [0.5, 0.32], sunSize: 0.24, ...high },
    { at: [0.5, 0.52], size: 0.84, frame: { kind: 'arch', fill: 'navy', accent: 'violet' } },
    ["David's harp", 'Davids Harfe'],
    ['a golden harp against a violet evening.', 'eine goldene Harfe vor einem violetten Abend.'],
  ),
  piece(
    'trumpet',
    'trumpet',
    wide,
    { hour: 'ember', sun: [0.3, 0.34], sunSize: 0.16, ...high },
    { at: [0.5, 0.46], size: 0.86 },
    ['The last trumpet', 'Die letzte Posaune'],
    [
      'a golden trumpet with a red banner in a burning sky.',
      'eine goldene Posaune mit rotem Banner in glühendem Himmel.',
    ],
  ),
  piece(
    'rose',
    'rose',
    square,
    { hour: 'ember', sun: [0.5, 0.5], sunSize: 0, crest: 0.7 },
    { at: [0.5, 0.5], size: 0.88, light: { glow: 0.42 } },
    ['The rose window', 'Die Fensterrose'],
    [
      'a round window of twelve red and violet petals.',
      'ein rundes Fenster mit zwölf roten und violetten Blütenblättern.',
    ],
  ),
  piece(
    'bread',
    'bread',
    wide,
    { hour: 'ember', sun: [0.5, 0.26], sunSize: 0.16, crest: 0.46, river: false },
    { at: [0.5, 0.58], size: 0.78, frame: { kind: 'border', fill: 'copper', accent: 'gold' } },
    ['Our daily bread', 'Unser täglich Brot'],
    [
      'two loaves on a white cloth in warm evening light.',
      'zwei Brote auf weißem Tuch in warmem Abendlicht.',
    ],
  ),
  piece(
    'drum',
    'drum',
    tall,
    { hour: 'ember', sun: [0.5, 0.36], sunSize: 0.28, ...high },
    { at: [0.5, 0.53], size: 0.82, frame: { kind: 'border', fill: 'ruby', accent: 'emerald' } },
    ['Drums of praise', 'Trommeln zum Lob'],
    [
      'a West African drum before a great red sun.',
      'eine westafrikanische Trommel vor einer großen roten Sonne.',
    ],
  ),
];
