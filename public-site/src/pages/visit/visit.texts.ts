import { firstVisit } from 'contract/church';

const { bus, station, parking } = firstVisit;

interface VisitTexts {
  readonly title: string;
  readonly description: (name: string, city: string) => string;
  readonly intro: string;
  /** What a visitor needs on the way, at a glance. */
  readonly glance: {
    readonly name: string;
    readonly when: string;
    readonly where: string;
    readonly directions: string;
    readonly ask: string;
  };
  readonly questions: readonly Question[];
  readonly children: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly group: string;
    readonly ages: string;
    readonly time: string;
  };
  readonly way: {
    readonly title: string;
    readonly map: MapTexts;
    readonly means: readonly { readonly by: string; readonly text: string }[];
  };
  readonly ask: {
    readonly title: string;
    readonly text: string;
    readonly write: string;
    readonly register: string;
  };
}

/** What visitors ask, and the answer. */
interface Question {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface MapTexts {
  /** What is drawn, for those who do not see it. */
  readonly alt: string;
  readonly note: string;
  /** What is written on it, by the names of its places; at the church stands its own. */
  readonly places: Readonly<Record<MapPlace, string>>;
}

type MapPlace = 'mountains' | 'river' | 'goldenRoof' | 'station' | 'bus' | 'parking';

/** Much of it stands in the printed booklet too (generators/documents/booklet/english.ts). */
export const visitTexts: VisitTexts = {
  title: 'Visit us',
  description: (name, city) =>
    `What to expect at ${name} in ${city}: how long it lasts, children, wheelchairs, translation, bus, parking and how to find us.`,
  intro:
    'There is a chair for you here, and somebody who would like to know your name. This is what visitors ask us before they come.',
  glance: {
    name: 'At a glance',
    when: 'When',
    where: 'Where',
    directions: 'Directions',
    ask: 'Ask a question',
  },
  questions: [
    {
      title: 'What happens on a Sunday?',
      paragraphs: [
        'Our services are joyful, and there is stillness in them too. We sing old hymns and new songs, somebody reads from the Bible, and somebody explains it. We pray for the city, street by street.',
        'Nothing is asked of you. Sit where you like. Sing if you want to, and be quiet if you would rather. Guests owe us nothing: let the offering pass by. Afterwards there is tea.',
      ],
    },
    {
      title: 'How long does it last?',
      paragraphs: [
        `Sunday worship lasts about ${firstVisit.sundayHours} hours. Come early, come late, leave when you have to.`,
        'The mid-week service is shorter: an hour of Bible study, with room for questions. The night vigil lasts until the first trains of the morning.',
      ],
    },
    {
      title: 'What should I wear?',
      paragraphs: [
        'Wear what you have. Some of us come in Sunday best or in the clothes of their home country, others in jeans and walking boots.',
      ],
    },
    {
      title: 'Will I understand it?',
      paragraphs: [
        'We speak and sing in English and German, and now and then in Yoruba, Igbo or Kpelle. If you would like someone to translate quietly beside you, tell an usher at the door.',
      ],
    },
    {
      title: 'Can I come in a wheelchair?',
      paragraphs: [
        `Yes. There is a way in without steps, ${firstVisit.stepFreeEntrance}, and ushers keep places for wheelchairs and prams. Write to us before you come if you need anything else.`,
      ],
    },
  ],
  children: {
    title: 'And the children?',
    paragraphs: [
      'Children are welcome, and so is the noise that they bring. During the sermon they go to Sunday school. You may go along, or keep them with you.',
    ],
    group: 'Group',
    ages: 'Age',
    time: 'Sundays',
  },
  way: {
    title: 'How to find us',
    map: {
      alt: `A map as a stained glass window, north at the top: the Nordkette, below it the Inn, and on its south bank the city. The Golden Roof stands by the river, the main station in the east. The church stands between the two, on a street that runs from the station to the bridge. South of it a long street has the bus stop at its eastern end and the car park at its western end.`,
      note: 'A drawing, not to scale. North is at the top.',
      places: {
        mountains: 'Nordkette',
        river: 'Inn',
        goldenRoof: 'Golden Roof',
        station: 'Main station',
        bus: 'Bus',
        parking: 'Parking',
      },
    },
    means: [
      {
        by: 'By bus',
        text: `Line ${bus.line} to ${bus.stop}, then ${bus.minutesOnFoot} minutes on foot.`,
      },
      {
        by: 'By train',
        text: `From the main station it is ${station.minutesOnFoot} minutes on foot, towards the river.`,
      },
      {
        by: 'By car',
        text: `Park in the ${parking.name}, ${parking.minutesOnFoot} minutes on foot. ${parking.reservedPlaces} places at our door are kept for people with a disabled parking permit.`,
      },
    ],
  },
  ask: {
    title: 'Who can I ask?',
    text: `On Sundays ask an usher: they stand at the door from ${firstVisit.doorsOpen} minutes before the service, and are glad to hear that it is your first visit. On other days the church secretary answers.`,
    write: 'Write to us',
    register: 'Been here already? Register your first visit',
  },
};
