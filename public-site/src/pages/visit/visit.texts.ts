interface VisitTexts {
  readonly title: string;
  readonly description: (name: string, city: string) => string;
  /** Labels of the summary at the top. */
  readonly glance: {
    readonly name: string;
    readonly when: string;
    readonly where: string;
    readonly directions: string;
    readonly ask: string;
  };
  readonly children: {
    readonly title: string;
    readonly group: string;
    readonly ages: string;
    readonly time: string;
  };
  readonly way: {
    readonly title: string;
    readonly map: MapTexts;
    readonly by: Readonly<Record<'bus' | 'train' | 'car', string>>;
  };
  readonly ask: {
    readonly title: string;
    readonly write: string;
    readonly register: string;
  };
}

export interface MapTexts {
  readonly alt: string;
  readonly note: string;
  /** The labels of the places; the church has its own name. */
  readonly places: Readonly<Record<MapPlace, string>>;
}

type MapPlace = 'mountains' | 'river' | 'goldenRoof' | 'station' | 'bus' | 'parking';

/** Texts of the page beside the church's content (visit-words.texts.ts). */
export const visitTexts: VisitTexts = {
  title: 'Visit us',
  description: (name, city) =>
    `What to expect at ${name} in ${city}: how long it lasts, children, wheelchairs, translation, bus, parking and how to find us.`,
  glance: {
    name: 'At a glance',
    when: 'When',
    where: 'Where',
    directions: 'Directions',
    ask: 'Ask a question',
  },
  children: {
    title: 'And the children?',
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
    by: { bus: 'By bus', train: 'By train', car: 'By car' },
  },
  ask: {
    title: 'Who can I ask?',
    write: 'Write to us',
    register: 'Been here already? Register your first visit',
  },
};
