import type { departmentSizes } from './generated/department-sizes';

type DepartmentId = keyof typeof departmentSizes;

interface DepartmentTexts {
  readonly name: string;
  /** A role, not a name (requirements 10.8). */
  readonly leader: string;
  readonly description: string;
}

export const departmentTexts: Readonly<Record<DepartmentId, DepartmentTexts>> = {
  prayer: {
    name: 'Prayer Team',
    leader: 'the Prayer Coordinator',
    description:
      'Prays before anyone else has arrived, and through the night vigils. Brings before God whatever we are asked to pray for.',
  },
  'follow-up': {
    name: 'Follow-up and Counselling Team',
    leader: 'the Counselling Coordinator',
    description:
      'Calls you in the week after your first visit, listens well and walks beside new believers.',
  },
  'sunday-school': {
    name: 'Sunday School Department',
    leader: 'the Sunday School Superintendent',
    description:
      'Teaches the children while the grown-ups hear the sermon, in English and in German.',
  },
  'city-head-pastor': {
    name: 'Camp City Head Pastor Office',
    leader: 'the Camp City Head Pastor',
    description:
      'Prepares the camp city where all branches meet once a year, and cares for it in between.',
  },
  men: {
    name: 'Men Ministry',
    leader: 'the President of the Men',
    description:
      'Men who pray together, speak honestly and carry what is heavy, from wardrobes to sorrows.',
  },
  records: {
    name: 'Records & Documentation',
    leader: 'the Church Secretary',
    description: 'Keeps what must not be forgotten: names, births, weddings, decisions and thanks.',
  },
  protocol: {
    name: 'Protocol & Security',
    leader: 'the Head of Protocol',
    description: 'Receives guests with honour and sees that everyone comes and goes in peace.',
  },
  finance: {
    name: 'Financial Department',
    leader: 'the Treasurer',
    description: 'Counts in pairs, writes everything down and gives an account of it every year.',
  },
  music: {
    name: 'Music Director',
    leader: 'the Music Director',
    description: 'Leads the band and the instruments, and teaches anyone with ears and patience.',
  },
  choir: {
    name: 'Choir Mistress',
    leader: 'the Choir Mistress',
    description:
      'Trains many voices into one. Rehearsals are on Saturdays, and you need not read music.',
  },
  ushering: {
    name: 'Ushering',
    leader: 'the Head Usher',
    description:
      'The first smile at the door, the seat beside somebody kind, the programme in your hand.',
  },
  'media-sound': {
    name: 'Media, Sound & Technical',
    leader: 'the Head of Media',
    description:
      'Makes sure that the last row can hear and those far away can see. The live stream is theirs.',
  },
  'media-support': {
    name: 'Media & Technical Support',
    leader: 'the Technical Coordinator',
    description:
      'Cables, cameras, slides and this website: quiet work that shows only when it is missing.',
  },
  coordination: {
    name: 'Church Coordination',
    leader: 'the Church Coordinator',
    description:
      'Knows what happens when and who is needed where, and ties all departments together.',
  },
  building: {
    name: 'Building Committee',
    leader: 'the Chair of the Building Committee',
    description:
      'Plans, repairs and dreams of the house in which our children’s children will sing.',
  },
  children: {
    name: 'Children Ministry',
    leader: 'the Children’s Coordinator',
    description:
      'Stories, songs and biscuits for the youngest, who understand more of heaven than we do.',
  },
};
