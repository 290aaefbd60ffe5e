import { heroSizes } from '../generated/hero-sizes';
import type { Picture } from './picture';

/** The first is the page's largest paint: fetch it eagerly, the others lazily. */
export const heroPictures = [
  {
    src: '/art/hero/dawn',
    ...heroSizes.dawn,
    alt: {
      en: 'Stained glass: a white dove with an olive twig before the rising sun over the Nordkette, the painted houses of Innsbruck by the river below.',
      de: 'Glasfenster: Eine weiße Taube mit Ölzweig vor der aufgehenden Sonne über der Nordkette, darunter die bunten Häuser von Innsbruck am Fluss.',
    },
  },
  {
    src: '/art/hero/noon',
    ...heroSizes.noon,
    alt: {
      en: 'Stained glass: an open Bible in a golden disc beneath the midday sun, snowy mountains and green meadows behind it.',
      de: 'Glasfenster: Eine aufgeschlagene Bibel in goldener Scheibe unter der Mittagssonne, dahinter Schneeberge und grüne Wiesen.',
    },
  },
  {
    src: '/art/hero/dusk',
    ...heroSizes.dusk,
    alt: {
      en: 'Stained glass: a tall cross before the setting sun, the sky in violet, rose and orange over darkening mountains.',
      de: 'Glasfenster: Ein hohes Kreuz vor der untergehenden Sonne, der Himmel violett, rosa und orange über dunklen Bergen.',
    },
  },
  {
    src: '/art/hero/night',
    ...heroSizes.night,
    alt: {
      en: 'Stained glass: one great star with a long ray over the Nordkette at night, warm lights in the windows of the town.',
      de: 'Glasfenster: Ein großer Stern mit langem Strahl über der nächtlichen Nordkette, warmes Licht in den Fenstern der Stadt.',
    },
  },
  {
    src: '/art/hero/spring',
    ...heroSizes.spring,
    alt: {
      en: 'Stained glass: a broad tree in full leaf by the river in spring, snow still on the peaks behind it.',
      de: 'Glasfenster: Ein breiter Baum in vollem Laub am Fluss im Frühling, auf den Gipfeln dahinter liegt noch Schnee.',
    },
  },
  {
    src: '/art/hero/autumn',
    ...heroSizes.autumn,
    alt: {
      en: 'Stained glass: a sheaf of ripe wheat before a wide golden sun, autumn larches on the slopes.',
      de: 'Glasfenster: Eine Garbe reifer Weizen vor einer weiten goldenen Sonne, herbstliche Lärchen an den Hängen.',
    },
  },
  {
    src: '/art/hero/winter',
    ...heroSizes.winter,
    alt: {
      en: 'Stained glass: a chapel with a pointed spire and lit windows in deep snow beneath the winter mountains.',
      de: 'Glasfenster: Eine Kapelle mit spitzem Turm und hellen Fenstern im tiefen Schnee unter den winterlichen Bergen.',
    },
  },
  {
    src: '/art/hero/ember',
    ...heroSizes.ember,
    alt: {
      en: 'Stained glass: a rank of organ pipes against a glowing red and gold evening sky, mountains dark behind them.',
      de: 'Glasfenster: Eine Reihe Orgelpfeifen vor glühend rotem und goldenem Abendhimmel, dahinter dunkel die Berge.',
    },
  },
] as const satisfies readonly Picture[];
