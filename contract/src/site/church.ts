/**
 * Who the church is (DESIGN 3.11). Every value is a sample: a church that takes this product over changes
 * this module and nothing else. The bank details are the ones that banks publish as examples.
 */
export const church = {
  name: 'Alpine Light Church',
  city: 'Innsbruck',
  motto: 'Light for the city, love for the nations',
  address: {
    street: 'Musterstraße 1',
    postalCode: '6020',
    city: 'Innsbruck',
    country: 'Austria',
    countryCode: 'AT',
  },
  phone: { display: '+43 512 000000', uri: 'tel:+43512000000' },
  emails: ['office@church.example.org', 'prayer@church.example.org'],
  liveStreamUrl: 'https://video.example.org/live',
  /** SPEC 2.3. Times are local to Innsbruck. `start` says the same to a calendar (`ServiceStart`). */
  serviceTimes: [
    {
      name: { en: 'Sunday Worship', de: 'Sonntagsgottesdienst' },
      time: { en: '10:00 AM', de: '10:00 Uhr' },
      start: { weekday: 0, clock: '10:00' },
    },
    {
      name: { en: 'Mid-week Service', de: 'Gottesdienst unter der Woche' },
      time: { en: 'Tuesday 7:00 PM', de: 'Dienstag, 19:00 Uhr' },
      start: { weekday: 2, clock: '19:00' },
    },
    {
      name: { en: 'Night Vigil', de: 'Nachtwache' },
      time: {
        en: 'every first, second and third Friday 10:00 PM',
        de: 'jeden ersten, zweiten und dritten Freitag, 22:00 Uhr',
      },
      start: { weekday: 5, clock: '22:00', weeks: [1, 2, 3] },
    },
  ],
  about: {
    en: 'We are a church in the heart of the Alps, with brothers and sisters in Nigeria and Liberia. Whoever you are and wherever you come from, there is a place for you here.',
    de: 'Wir sind eine Gemeinde im Herzen der Alpen, mit Geschwistern in Nigeria und Liberia. Wer immer du bist und woher du auch kommst: Hier ist ein Platz für dich.',
  },
  bankAccounts: {
    euro: {
      holder: 'Alpine Light Church',
      bank: 'Sample Bank Innsbruck',
      iban: 'AT61 1904 3002 3457 3201',
      bic: 'SAMPATWWXXX',
    },
    naira: {
      holder: 'Alpine Light Church Lagos',
      bank: 'Sample Bank Lagos',
      accountNumber: '0000000000',
      sortCode: '000000000',
    },
  },
} as const;

/**
 * What a visitor asks before the first visit, apart from the rest for the reason below. All of it is a sample; the
 * lengths of services and the doors are those of the printed booklets.
 */
export const firstVisit = {
  /** Hours that Sunday worship lasts, about. */
  sundayHours: 2,
  /** Minutes before the service at which ushers stand at the door. */
  doorsOpen: 30,
  children: [
    {
      name: { en: 'Crèche, with a parent', de: 'Krabbelgruppe, mit Mama oder Papa' },
      ages: { en: '0 to 2 years', de: '0 bis 2 Jahre' },
      time: { en: 'the whole service', de: 'den ganzen Gottesdienst' },
    },
    {
      name: { en: 'Sunday school, younger children', de: 'Sonntagsschule, die Kleinen' },
      ages: { en: '3 to 6 years', de: '3 bis 6 Jahre' },
      time: { en: '10:45 to 11:45 AM', de: '10:45 bis 11:45 Uhr' },
    },
    {
      name: { en: 'Sunday school, older children', de: 'Sonntagsschule, die Großen' },
      ages: { en: '7 to 12 years', de: '7 bis 12 Jahre' },
      time: { en: '10:45 to 11:45 AM', de: '10:45 bis 11:45 Uhr' },
    },
  ],
  stepFreeEntrance: { en: 'from the courtyard', de: 'vom Hof aus' },
  bus: { stop: 'Musterplatz', line: 'X', minutesOnFoot: 3 },
  station: { minutesOnFoot: 15 },
  parking: { name: 'Mustergarage', minutesOnFoot: 5, reservedPlaces: 2 },
} as const;

/** Apart from the rest, because no page shows them and every page carries the rest. */
export const churchBranches = [
  'Innsbruck, Austria',
  'Lagos, Nigeria',
  'Monrovia, Liberia',
] as const;
