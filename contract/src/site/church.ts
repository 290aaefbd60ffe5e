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
  /** SPEC 2.3. Times are local to Innsbruck. */
  serviceTimes: [
    {
      name: { en: 'Sunday Worship', de: 'Sonntagsgottesdienst' },
      time: { en: '10:00 AM', de: '10:00 Uhr' },
    },
    {
      name: { en: 'Mid-week Service', de: 'Gottesdienst unter der Woche' },
      time: { en: 'Tuesday 7:00 PM', de: 'Dienstag, 19:00 Uhr' },
    },
    {
      name: { en: 'Night Vigil', de: 'Nachtwache' },
      time: {
        en: 'every first, second and third Friday 10:00 PM',
        de: 'jeden ersten, zweiten und dritten Freitag, 22:00 Uhr',
      },
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

/** Apart from the rest, because no page shows them and every page carries the rest. */
export const churchBranches = [
  'Innsbruck, Austria',
  'Lagos, Nigeria',
  'Monrovia, Liberia',
] as const;
