/** What the church says of itself in words. Names, addresses and clocks stand in church.ts. */
export const about: string =
  'We are a church in the heart of the Alps, with brothers and sisters in Nigeria and Liberia. Whoever you are and wherever you come from, there is a place for you here.';

/** A service as requirements 2.3 names it. Times are local to Innsbruck. */
interface ServiceTexts {
  readonly name: string;
  readonly time: string;
}

export const services: Readonly<Record<'sunday' | 'midweek' | 'vigil', ServiceTexts>> = {
  sunday: { name: 'Sunday Worship', time: '10:00 AM' },
  midweek: { name: 'Mid-week Service', time: 'Tuesday 7:00 PM' },
  vigil: { name: 'Night Vigil', time: 'every first, second and third Friday 10:00 PM' },
};

/** What there is for children while the grown-ups are in the service. */
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

/** Where it is: `There is a way in without steps, from the courtyard`. */
export const stepFreeEntrance: string = 'from the courtyard';

export const motto: string = 'Light for the city, love for the nations';

/** Where letters to the church go. */
export const country: string = 'Austria';

/** What the church hopes for (requirements 2.4). */
export const vision: string =
  'To see a city that knows the love of God: homes at peace, strangers made welcome, the young on fire and the old honoured. We want to carry that light from the valley of the Inn to the nations.';

/** What search engines show of the home page. */
export const summary: string =
  'A church in the heart of the Alps, with brothers and sisters in Nigeria and Liberia. Sundays at 10:00 AM in Innsbruck.';
