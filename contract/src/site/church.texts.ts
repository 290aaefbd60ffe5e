/** The translated texts about the church. Names, addresses and times are in church.ts. */
export const about: string =
  'We are a church in the heart of the Alps, with brothers and sisters in Nigeria and Liberia. Whoever you are and wherever you come from, there is a place for you here.';

/** A regular service (requirements 2.3). Times are local to Innsbruck. */
interface ServiceTexts {
  readonly name: string;
  readonly time: string;
}

export const services: Readonly<Record<'sunday' | 'midweek' | 'vigil', ServiceTexts>> = {
  sunday: { name: 'Sunday Worship', time: '10:00 AM' },
  midweek: { name: 'Mid-week Service', time: 'Tuesday 7:00 PM' },
  vigil: { name: 'Night Vigil', time: 'every first, second and third Friday 10:00 PM' },
};

interface ChildrenTexts {
  readonly name: string;
  readonly ages: string;
  readonly time: string;
}

export const children: readonly ChildrenTexts[] = [
  { name: 'Crèche, with a parent', ages: '0 to 2 years', time: 'the whole service' },
  {
    name: 'Sunday school, younger children',
    ages: '3 to 6 years',
    time: '10:45 to 11:45 AM',
  },
  {
    name: 'Sunday school, older children',
    ages: '7 to 12 years',
    time: '10:45 to 11:45 AM',
  },
];

/** Completes the sentence `There is a way in without steps, from the courtyard`. */
export const stepFreeEntrance: string = 'from the courtyard';

export const motto: string = 'Light for the city, love for the nations';

/** The country in the church's postal address. */
export const country: string = 'Austria';

/** The church's vision (requirements 2.4). */
export const vision: string =
  'To see a city that knows the love of God: homes at peace, strangers made welcome, the young on fire and the old honoured. We want to carry that light from the valley of the Inn to the nations.';

/** Description of the home page for search engines. */
export const summary: string =
  'A church in the heart of the Alps, with brothers and sisters in Nigeria and Liberia. Sundays at 10:00 AM in Innsbruck.';
