import type { heroSizes } from '../generated/hero-sizes';
import type { PictureWords } from './picture';

export const heroPictureTexts: Readonly<Record<keyof typeof heroSizes, PictureWords>> = {
  dawn: {
    alt: 'Stained glass: a white dove with an olive twig before the rising sun over the Nordkette, the painted houses of Innsbruck by the river below.',
  },
  noon: {
    alt: 'Stained glass: an open Bible in a golden disc beneath the midday sun, snowy mountains and green meadows behind it.',
  },
  dusk: {
    alt: 'Stained glass: a tall cross before the setting sun, the sky in violet, rose and orange over darkening mountains.',
  },
  night: {
    alt: 'Stained glass: one great star with a long ray over the Nordkette at night, warm lights in the windows of the town.',
  },
  spring: {
    alt: 'Stained glass: a broad tree in full leaf by the river in spring, snow still on the peaks behind it.',
  },
  autumn: {
    alt: 'Stained glass: a sheaf of ripe wheat before a wide golden sun, autumn larches on the slopes.',
  },
  winter: {
    alt: 'Stained glass: a chapel with a pointed spire and lit windows in deep snow beneath the winter mountains.',
  },
  ember: {
    alt: 'Stained glass: a rank of organ pipes against a glowing red and gold evening sky, mountains dark behind them.',
  },
};
