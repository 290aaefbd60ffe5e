import type { departmentSizes } from '../generated/department-sizes';
import type { PictureWords } from './picture';

export const departmentPictureTexts: Readonly<Record<keyof typeof departmentSizes, PictureWords>> =
  {
    prayer: { alt: 'Stained glass: folded hands on a violet disc.' },
    'follow-up': { alt: "Stained glass: a shepherd's crook on a pale green disc." },
    'sunday-school': { alt: 'Stained glass: an open Bible on a golden disc.' },
    'city-head-pastor': {
      alt: 'Stained glass: a red and white tent with a flag beneath the mountains.',
    },
    men: { alt: 'Stained glass: a blue shield with a white cross.' },
    records: { alt: 'Stained glass: a scroll and a blue quill.' },
    protocol: { alt: 'Stained glass: a golden key on a blue disc at night.' },
    finance: { alt: 'Stained glass: an offering bowl with gold coins.' },
    music: { alt: 'Stained glass: a golden harp on a wine-red disc.' },
    choir: { alt: 'Stained glass: coloured notes on a rising stave.' },
    ushering: { alt: 'Stained glass: an open church door with light inside.' },
    'media-sound': { alt: 'Stained glass: a silver microphone with golden sound waves.' },
    'media-support': { alt: 'Stained glass: a screen with coloured sound levels.' },
    coordination: { alt: 'Stained glass: a compass rose in blue, red and gold.' },
    building: { alt: "Stained glass: a mason's trowel on a wall of red bricks." },
    children: { alt: 'Stained glass: three children hand in hand under a kite.' },
  };
