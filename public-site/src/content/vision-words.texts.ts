interface Named {
  readonly name: string;
  readonly text: string;
}

interface Chapter {
  readonly title: string;
  readonly text: string;
}

type ElementId = 'prayer' | 'worship' | 'preaching' | 'care' | 'unity' | 'followUp';

/** The starter vision of the two city events (requirements 2.9). The German document contains the same. */
interface VisionWords {
  readonly intro: string;
  readonly vision: string;
  readonly verse: { readonly words: string; readonly place: string };
  readonly mission: string;
  readonly elements: Readonly<Record<ElementId, Named>>;
  readonly callToAction: Chapter;
  readonly volunteers: string;
  readonly goals: readonly string[];
  readonly tips: readonly string[];
  readonly means: readonly string[];
}

export const visionWords: VisionWords = {
  intro:
    'Two days on which we stand together for our city: one with prayer and repentance, the other with thanks and song.',
  vision:
    'We see a city that wakes up: people who pray again, families who make peace, churches that know each other by name. We see Innsbruck as a city set on a hill, whose light is seen throughout the land.',
  verse: {
    words: 'Arise, shine; for thy light is come, and the glory of the LORD is risen upon thee.',
    place: 'Isaiah 60:1',
  },
  mission:
    'We want to mobilize 1,000-5,000 people in the city for one day on which Christ is at the centre: from all churches, all languages and every district, and above all those who have no church yet.',
  elements: {
    prayer: {
      name: 'Prayer',
      text: 'For forty days before each gathering we pray for the city, street by street.',
    },
    worship: { name: 'Worship', text: 'Choirs and bands from many churches sing together.' },
    preaching: {
      name: 'Preaching',
      text: 'The gospel is told clearly and kindly, in German and in English.',
    },
    care: { name: 'Personal care', text: 'Counsellors take time to talk and pray with you.' },
    unity: { name: 'Unity', text: 'Churches plan, run and celebrate the day together.' },
    followUp: {
      name: 'Follow-up',
      text: 'Whoever comes to faith is visited and finds a church nearby.',
    },
  },
  callToAction: {
    title: 'Invite 5 friends',
    text: 'A poster reaches the eyes, a friend reaches the heart. So we ask you: invite 5 friends. Write down their names, pray for them for a week, and then ask them in person. Pick them up, sit beside them, and eat with them afterwards.',
  },
  volunteers:
    'Volunteers make this day possible. You will not be serving an event; you will be serving people. We are looking for hands and hearts at the doors, in music and sound, with the children, in translation, in prayer, in the kitchen and for setting up. Everyone is trained, and no experience is needed.',
  goals: [
    '1,000-5,000 people hear the gospel and are welcomed in person.',
    'At least twenty churches run the day together.',
    'Everyone who makes a new start with Christ is visited within two weeks.',
    'In every district a small group goes on praying.',
  ],
  tips: [
    'Begin by listening. Ask how they really are.',
    'Tell them in two minutes what Christ has changed in your life.',
    'Name the place and the time, and offer to go together.',
    'Take a no kindly. You can always ask again.',
    'Call them the day after.',
  ],
  means: [
    'In every church we form a small team that prays, invites and reports back.',
    'We train volunteers on four evenings in the month before the gathering.',
    'We invite through friends, neighbours, universities, workplaces and social media.',
    'We pay for the day with freewill gifts and publish the accounts.',
    'We walk with everyone who comes forward, and we learn together after each gathering.',
  ],
};
