import type { Piece } from '../picture.ts';

const size = { width: 1600, height: 900 } as const;
const calm = { calm: { side: 'left', depth: 0.54 } } as const;

/** Motif on the right, quiet glass on the left and below: words stand there. */
export const heroes: readonly Piece[] = [
  {
    name: 'dawn',
    ...size,
    scene: { hour: 'dawn', sun: [0.71, 0.36], sunSize: 0.13, town: true },
    motifs: [{ motif: 'dove', at: [0.71, 0.36], size: 0.6 }],
    light: calm,
    alt: {
      en: 'Stained glass: a white dove with an olive twig before the rising sun over the Nordkette, the painted houses of Innsbruck by the river below.',
      de: 'Glasfenster: Eine weiße Taube mit Ölzweig vor der aufgehenden Sonne über der Nordkette, darunter die bunten Häuser von Innsbruck am Fluss.',
    },
  },
  {
    name: 'noon',
    ...size,
    scene: { hour: 'noon', sun: [0.74, 0.24], sunSize: 0.1, town: true },
    nimbus: { at: [0.74, 0.47], size: 0.33, fill: 'gold', towards: 'milk' },
    motifs: [{ motif: 'book', at: [0.74, 0.48], size: 0.52 }],
    light: calm,
    alt: {
      en: 'Stained glass: an open Bible in a golden disc beneath the midday sun, snowy mountains and green meadows behind it.',
      de: 'Glasfenster: Eine aufgeschlagene Bibel in goldener Scheibe unter der Mittagssonne, dahinter Schneeberge und grüne Wiesen.',
    },
  },
  {
    name: 'dusk',
    ...size,
    scene: { hour: 'dusk', sun: [0.72, 0.46], sunSize: 0.17, town: true },
    motifs: [{ motif: 'cross', at: [0.72, 0.45], size: 0.78 }],
    light: calm,
    alt: {
      en: 'Stained glass: a tall cross before the setting sun, the sky in violet, rose and orange over darkening mountains.',
      de: 'Glasfenster: Ein hohes Kreuz vor der untergehenden Sonne, der Himmel violett, rosa und orange über dunklen Bergen.',
    },
  },
  {
    name: 'night',
    ...size,
    scene: { hour: 'night', sun: [0.73, 0.34], sunSize: 0, town: true, stars: true },
    motifs: [{ motif: 'star', at: [0.73, 0.37], size: 0.72 }],
    light: calm,
    alt: {
      en: 'Stained glass: one great star with a long ray over the Nordkette at night, warm lights in the windows of the town.',
      de: 'Glasfenster: Ein großer Stern mit langem Strahl über der nächtlichen Nordkette, warmes Licht in den Fenstern der Stadt.',
    },
  },
  {
    name: 'spring',
    ...size,
    scene: { hour: 'spring', sun: [0.55, 0.22], sunSize: 0.085, town: true },
    motifs: [{ motif: 'tree', at: [0.77, 0.49], size: 0.86 }],
    light: calm,
    alt: {
      en: 'Stained glass: a broad tree in full leaf by the river in spring, snow still on the peaks behind it.',
      de: 'Glasfenster: Ein breiter Baum in vollem Laub am Fluss im Frühling, auf den Gipfeln dahinter liegt noch Schnee.',
    },
  },
  {
    name: 'autumn',
    ...size,
    scene: { hour: 'autumn', sun: [0.73, 0.34], sunSize: 0.2, river: false },
    motifs: [{ motif: 'wheat', at: [0.73, 0.5], size: 0.82 }],
    light: calm,
    alt: {
      en: 'Stained glass: a sheaf of ripe wheat before a wide golden sun, autumn larches on the slopes.',
      de: 'Glasfenster: Eine Garbe reifer Weizen vor einer weiten goldenen Sonne, herbstliche Lärchen an den Hängen.',
    },
  },
  {
    name: 'winter',
    ...size,
    scene: { hour: 'winter', sun: [0.52, 0.26], sunSize: 0.08, snow: 0.9, river: false },
    motifs: [{ motif: 'chapel', at: [0.76, 0.52], size: 0.82 }],
    light: { calm: { side: 'left', depth: 0.54 } },
    alt: {
      en: 'Stained glass: a chapel with a pointed spire and lit windows in deep snow beneath the winter mountains.',
      de: 'Glasfenster: Eine Kapelle mit spitzem Turm und hellen Fenstern im tiefen Schnee unter den winterlichen Bergen.',
    },
  },
  {
    name: 'ember',
    ...size,
    scene: { hour: 'ember', sun: [0.73, 0.4], sunSize: 0.14, town: true },
    motifs: [{ motif: 'organ', at: [0.73, 0.47], size: 0.84 }],
    light: calm,
    alt: {
      en: 'Stained glass: a rank of organ pipes against a glowing red and gold evening sky, mountains dark behind them.',
      de: 'Glasfenster: Eine Reihe Orgelpfeifen vor glühend rotem und goldenem Abendhimmel, dahinter dunkel die Berge.',
    },
  },
];
