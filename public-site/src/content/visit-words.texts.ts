import { firstVisit } from 'contract/church';

const { bus, station, parking } = firstVisit;

interface VisitWords {
  readonly intro: string;
  readonly questions: readonly Question[];
  readonly children: string;
  readonly byBus: string;
  readonly byTrain: string;
  readonly byCar: string;
  readonly ask: string;
  /** Facilities for visitors, for search engines. */
  readonly amenities: readonly string[];
}

interface Question {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * The starter texts for visitors. The printed booklet contains many of them too
 * (lab/generators/documents/booklet/english.ts).
 */
export const visitWords: VisitWords = {
  intro:
    'There is a chair for you here, and somebody who would like to know your name. This is what visitors ask us before they come.',
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
  children:
    'Children are welcome, and so is the noise that they bring. During the sermon they go to Sunday school. You may go along, or keep them with you.',
  byBus: `Line ${bus.line} to ${bus.stop}, then ${bus.minutesOnFoot} minutes on foot.`,
  byTrain: `From the main station it is ${station.minutesOnFoot} minutes on foot, towards the river.`,
  byCar: `Park in the ${parking.name}, ${parking.minutesOnFoot} minutes on foot. ${parking.reservedPlaces} places at our door are kept for people with a disabled parking permit.`,
  ask: `On Sundays ask an usher: they stand at the door from ${firstVisit.doorsOpen} minutes before the service, and are glad to hear that it is your first visit. On other days the church secretary answers.`,
  amenities: ['Wheelchair accessible entrance', 'Sunday school', 'Translation', 'Parking'],
};
