import type { MotifName } from '../motifs.ts';
import type { Piece } from '../picture.ts';

const wide = { width: 1200, height: 900 } as const;
const tall = { width: 900, height: 1200 } as const;
const square = { width: 1000, height: 1000 } as const;

type Text = readonly [string, string];
type Rest = Omit<Piece, 'name' | 'width' | 'height' | 'motifs' | 'alt' | 'caption' | 'scene'> & {
  readonly at?: readonly [number, number];
  readonly size?: number;
  readonly turn?: number;
};

function piece(
  name: string,
  motif: MotifName,
  shape: { readonly width: number; readonly height: number },
  scene: Piece['scene'],
  { at = [0.5, 0.5], size = 0.72, turn = 0, ...rest }: Rest,
  caption: Text,
  alt: Text,
): Piece {
  return {
    name,
    ...shape,
    scene: { pane: 0.075, ...scene },
    motifs: [{ motif, at, size, turn }],
    ...rest,
    caption: { en: caption[0], de: caption[1] },
    alt: { en: `Stained glass: ${alt[0]}`, de: `Glasfenster: ${alt[1]}` },
  };
}

const high = { crest: 0.66, relief: 0.16 } as const;

/** Thirty-six windows, each with its own motif and light. */
export const gallery: readonly Piece[] = [
  piece(
    'dove',
    'dove',
    wide,
    { hour: 'noon', sun: [0.5, 0.3], sunSize: 0.2, ...high },
    { at: [0.5, 0.42], size: 0.7, frame: { kind: 'border', fill: 'cobalt', accent: 'gold' } },
    ['Peace over the valley', 'Friede über dem Tal'],
    [
      'a white dove with an olive twig over the snowy Nordkette.',
      'eine weiße Taube mit Ölzweig über der verschneiten Nordkette.',
    ],
  ),
  piece(
    'wheat',
    'wheat',
    tall,
    { hour: 'autumn', sun: [0.5, 0.36], sunSize: 0.3, ...high },
    { at: [0.5, 0.52], size: 0.86, frame: { kind: 'arch', fill: 'umber', accent: 'amber' } },
    ['First fruits', 'Erstlingsgaben'],
    [
      'a sheaf of wheat before a great autumn sun in a pointed arch.',
      'eine Weizengarbe vor einer großen Herbstsonne in einem Spitzbogen.',
    ],
  ),
  piece(
    'lamb',
    'lamb',
    square,
    { hour: 'spring', sun: [0.3, 0.22], sunSize: 0.1, crest: 0.5, river: false },
    { at: [0.5, 0.56], size: 0.66, frame: { kind: 'medallion', fill: 'emerald', accent: 'gold' } },
    ['Behold the Lamb', 'Siehe, das ist Gottes Lamm'],
    [
      'a lamb with the banner of the resurrection on a spring meadow.',
      'ein Lamm mit der Osterfahne auf einer Frühlingswiese.',
    ],
  ),
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
    'lily',
    'lily',
    tall,
    { hour: 'spring', sun: [0.62, 0.24], sunSize: 0.14, ...high },
    { at: [0.5, 0.56], size: 0.92 },
    ['Consider the lilies', 'Schauet die Lilien'],
    [
      'three white lilies on one stem in spring light.',
      'drei weiße Lilien an einem Stängel im Frühlingslicht.',
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
    'key',
    'key',
    square,
    { hour: 'emerald', sun: [0.5, 0.4], sunSize: 0.1, crest: 0.62 },
    {
      size: 0.66,
      turn: 35,
      nimbus: { at: [0.5, 0.5], size: 0.36, fill: 'teal', towards: 'ice', rim: 'gold' },
      frame: { kind: 'quatrefoil', fill: 'navy', accent: 'emerald' },
    },
    ['The open kingdom', 'Das offene Reich'],
    [
      'a golden key on a disc of green and pale blue.',
      'ein goldener Schlüssel auf einer Scheibe aus Grün und Hellblau.',
    ],
  ),
  piece(
    'cross',
    'cross',
    tall,
    { hour: 'dawn', sun: [0.5, 0.34], sunSize: 0.26, crest: 0.58 },
    { at: [0.5, 0.5], size: 0.98, frame: { kind: 'border', fill: 'violet', accent: 'rose' } },
    ['Easter morning', 'Ostermorgen'],
    [
      'a red cross with a golden star at its centre before the rising sun.',
      'ein rotes Kreuz mit goldenem Stern in der Mitte vor der aufgehenden Sonne.',
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
    'ship',
    'ship',
    wide,
    { hour: 'noon', sun: [0.2, 0.22], sunSize: 0.12, crest: 0.46 },
    { at: [0.53, 0.56], size: 0.76 },
    ['Carried across', 'Sicher hinüber'],
    [
      'a ship with a cross on its sail on bright water beneath the mountains.',
      'ein Schiff mit einem Kreuz auf dem Segel auf hellem Wasser unter den Bergen.',
    ],
  ),
  piece(
    'star',
    'star',
    wide,
    {
      hour: 'night',
      sun: [0.5, 0.36],
      sunSize: 0,
      stars: true,
      town: true,
      crest: 0.62,
      relief: 0.18,
    },
    { at: [0.5, 0.37], size: 0.64 },
    ['The star stood still', 'Der Stern blieb stehen'],
    [
      'a great star over a sleeping town with lit windows.',
      'ein großer Stern über einer schlafenden Stadt mit hellen Fenstern.',
    ],
  ),
  piece(
    'vine',
    'vine',
    wide,
    { hour: 'autumn', sun: [0.5, 0.3], sunSize: 0.16, ...high },
    { at: [0.5, 0.46], size: 0.8, frame: { kind: 'border', fill: 'moss', accent: 'violet' } },
    ['I am the vine', 'Ich bin der Weinstock'],
    [
      'two bunches of purple grapes on a vine with green leaves.',
      'zwei blaue Trauben an einer Rebe mit grünen Blättern.',
    ],
  ),
  piece(
    'fish',
    'fish',
    wide,
    { hour: 'emerald', sun: [0.5, 0.2], sunSize: 0.09, crest: 0.3, relief: 0.14 },
    {
      at: [0.5, 0.56],
      size: 0.78,
      nimbus: { at: [0.5, 0.56], size: 0.41, fill: 'cobalt', towards: 'sky', rim: 'teal' },
    },
    ['Fishers of men', 'Menschenfischer'],
    [
      'two silver fishes swimming past each other on a blue disc.',
      'zwei silberne Fische schwimmen auf blauer Scheibe aneinander vorbei.',
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
    'crown',
    'crown',
    square,
    { hour: 'dusk', sun: [0.5, 0.44], sunSize: 0.1, crest: 0.66 },
    {
      at: [0.5, 0.49],
      size: 0.52,
      nimbus: { at: [0.5, 0.5], size: 0.36, fill: 'violet', towards: 'rose', rim: 'ruby' },
      frame: { kind: 'quatrefoil', fill: 'wine', accent: 'gold' },
    },
    ['The crown of life', 'Die Krone des Lebens'],
    [
      'a golden crown with jewels on a violet disc.',
      'eine goldene Krone mit Edelsteinen auf violetter Scheibe.',
    ],
  ),
  piece(
    'anchor',
    'anchor',
    tall,
    { hour: 'noon', sun: [0.5, 0.22], sunSize: 0.14, crest: 0.5 },
    { at: [0.5, 0.52], size: 0.82, frame: { kind: 'border', fill: 'navy', accent: 'sky' } },
    ['An anchor of the soul', 'Ein Anker der Seele'],
    ['a silver anchor with a golden rope.', 'ein silberner Anker mit goldenem Tau.'],
  ),
  piece(
    'olive',
    'olive',
    wide,
    { hour: 'emerald', sun: [0.76, 0.28], sunSize: 0.14, crest: 0.6 },
    { at: [0.48, 0.5], size: 0.86, frame: { kind: 'border', fill: 'emerald', accent: 'lime' } },
    ['After the flood', 'Nach der Flut'],
    [
      'an olive branch with dark fruit in green light.',
      'ein Olivenzweig mit dunklen Früchten in grünem Licht.',
    ],
  ),
  piece(
    'lamp',
    'lamp',
    wide,
    { hour: 'night', sun: [0.68, 0.3], sunSize: 0, stars: true, ...high },
    {
      at: [0.5, 0.5],
      size: 0.72,
      nimbus: { at: [0.5, 0.48], size: 0.4, fill: 'navy', towards: 'amber', rim: 'gold' },
    },
    ['A lamp unto my feet', 'Meines Fußes Leuchte'],
    [
      'a burning golden oil lamp in a disc of amber and night blue.',
      'eine brennende goldene Öllampe in einer Scheibe aus Bernstein und Nachtblau.',
    ],
  ),
  piece(
    'tree',
    'tree',
    square,
    { hour: 'autumn', sun: [0.28, 0.24], sunSize: 0.12, crest: 0.52 },
    { at: [0.5, 0.51], size: 0.86 },
    ['Planted by the water', 'Gepflanzt am Wasser'],
    [
      'a broad tree with red fruit on the bank of a river.',
      'ein breiter Baum mit roten Früchten am Ufer eines Flusses.',
    ],
  ),
  piece(
    'bridge',
    'bridge',
    wide,
    { hour: 'noon', sun: [0.7, 0.2], sunSize: 0.12, crest: 0.44, town: true },
    { at: [0.5, 0.66], size: 1.02 },
    ['The bridge over the Inn', 'Die Brücke über den Inn'],
    [
      'a stone bridge with three lamps over the river, houses and mountains behind it.',
      'eine Steinbrücke mit drei Laternen über dem Fluss, dahinter Häuser und Berge.',
    ],
  ),
  piece(
    'door',
    'door',
    tall,
    { hour: 'winter', sun: [0.5, 0.2], sunSize: 0, crest: 0.4, snow: 0.9, river: false },
    { at: [0.5, 0.54], size: 0.96 },
    ['The door stands open', 'Die Tür steht offen'],
    [
      'a stone portal with open doors, golden light inside, snow around it.',
      'ein steinernes Portal mit offenen Türen, goldenes Licht darin, ringsum Schnee.',
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
    'jar',
    'jar',
    tall,
    { hour: 'spring', sun: [0.3, 0.24], sunSize: 0.14, ...high },
    { at: [0.5, 0.52], size: 0.84, frame: { kind: 'arch', fill: 'teal', accent: 'sky' } },
    ['Living water', 'Lebendiges Wasser'],
    ['an earthen jar from which clear water pours.', 'ein Tonkrug, aus dem klares Wasser fließt.'],
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
    'crook',
    'crook',
    tall,
    { hour: 'emerald', sun: [0.36, 0.26], sunSize: 0.14, ...high },
    { at: [0.47, 0.53], size: 0.92, frame: { kind: 'arch', fill: 'emerald', accent: 'amber' } },
    ['The good shepherd', 'Der gute Hirte'],
    ["a shepherd's crook with two green leaves.", 'ein Hirtenstab mit zwei grünen Blättern.'],
  ),
  piece(
    'ark',
    'ark',
    wide,
    { hour: 'spring', sun: [0.14, 0.2], sunSize: 0.1, crest: 0.5 },
    { at: [0.52, 0.5], size: 0.82 },
    ['The bow in the cloud', 'Der Bogen in den Wolken'],
    ['the ark on the waves beneath a rainbow.', 'die Arche auf den Wellen unter einem Regenbogen.'],
  ),
  piece(
    'flame',
    'flame',
    square,
    { hour: 'night', sun: [0.5, 0.5], sunSize: 0, crest: 0.64, stars: true },
    {
      at: [0.5, 0.49],
      size: 0.62,
      nimbus: { at: [0.5, 0.5], size: 0.38, fill: 'cobalt', towards: 'ice', rim: 'gold' },
      frame: { kind: 'medallion', fill: 'wine', accent: 'amber' },
    },
    ['Pentecost', 'Pfingsten'],
    ['a red and golden flame on a blue disc.', 'eine rote und goldene Flamme auf blauer Scheibe.'],
  ),
  piece(
    'edelweiss',
    'edelweiss',
    tall,
    { hour: 'winter', sun: [0.72, 0.18], sunSize: 0.12, crest: 0.5, snow: 0.9, river: false },
    { at: [0.5, 0.5], size: 0.92 },
    ['Edelweiss', 'Edelweiß'],
    [
      'an edelweiss in flower before snowy peaks.',
      'ein blühendes Edelweiß vor verschneiten Gipfeln.',
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
  piece(
    'chapel',
    'chapel',
    wide,
    { hour: 'winter', sun: [0.74, 0.22], sunSize: 0.1, crest: 0.46, snow: 0.9, river: false },
    { at: [0.48, 0.55], size: 0.8 },
    ['Winter chapel', 'Kapelle im Winter'],
    ['a chapel with a green spire in deep snow.', 'eine Kapelle mit grünem Turm im tiefen Schnee.'],
  ),
  piece(
    'golden-roof',
    'goldenRoof',
    square,
    { hour: 'autumn', sun: [0.2, 0.2], sunSize: 0.1, crest: 0.42, relief: 0.26, river: false },
    { at: [0.5, 0.57], size: 0.84 },
    ['Under the Golden Roof', 'Unter dem Goldenen Dachl'],
    [
      "Innsbruck's oriel with its roof of golden tiles, mountains behind it.",
      'das Goldene Dachl in Innsbruck, dahinter die Berge.',
    ],
  ),
  piece(
    'palm',
    'palm',
    tall,
    { hour: 'dusk', sun: [0.3, 0.4], sunSize: 0.2, crest: 0.62, relief: 0.1 },
    { at: [0.5, 0.53], size: 0.96 },
    ['Greetings from Monrovia and Lagos', 'Grüße aus Monrovia und Lagos'],
    ['a palm on the shore before the evening sun.', 'eine Palme am Ufer vor der Abendsonne.'],
  ),
];
