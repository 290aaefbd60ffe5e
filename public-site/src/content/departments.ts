import type { Translated } from 'shared-ui/language';
import { departmentPictures } from './pictures/department-pictures';
import type { Picture } from './pictures/picture';

/** A department of the church (SPEC 2.8). */
export interface Department {
  readonly name: Translated<string>;
  /** By role (DESIGN 3.12). */
  readonly leader: Translated<string>;
  readonly description: Translated<string>;
  readonly picture: Picture;
}

/** In the order of SPEC 2.8. */
export const departments: readonly Department[] = [
  {
    name: { en: 'Prayer Team' },
    leader: { en: 'the Prayer Coordinator' },
    description: {
      en: 'Prays before anyone else has arrived, and through the night vigils. Brings before God whatever we are asked to pray for.',
    },
    picture: departmentPictures.prayer,
  },
  {
    name: { en: 'Follow-up and Counselling Team' },
    leader: { en: 'the Counselling Coordinator' },
    description: {
      en: 'Calls you in the week after your first visit, listens well and walks beside new believers.',
    },
    picture: departmentPictures['follow-up'],
  },
  {
    name: { en: 'Sunday School Department' },
    leader: { en: 'the Sunday School Superintendent' },
    description: {
      en: 'Teaches the children while the grown-ups hear the sermon, in English and in German.',
    },
    picture: departmentPictures['sunday-school'],
  },
  {
    name: { en: 'Camp City Head Pastor Office' },
    leader: { en: 'the Camp City Head Pastor' },
    description: {
      en: 'Prepares the camp city where all branches meet once a year, and cares for it in between.',
    },
    picture: departmentPictures['city-head-pastor'],
  },
  {
    name: { en: 'Men Ministry' },
    leader: { en: 'the President of the Men' },
    description: {
      en: 'Men who pray together, speak honestly and carry what is heavy, from wardrobes to sorrows.',
    },
    picture: departmentPictures.men,
  },
  {
    name: { en: 'Records & Documentation' },
    leader: { en: 'the Church Secretary' },
    description: {
      en: 'Keeps what must not be forgotten: names, births, weddings, decisions and thanks.',
    },
    picture: departmentPictures.records,
  },
  {
    name: { en: 'Protocol & Security' },
    leader: { en: 'the Head of Protocol' },
    description: {
      en: 'Receives guests with honour and sees that everyone comes and goes in peace.',
    },
    picture: departmentPictures.protocol,
  },
  {
    name: { en: 'Financial Department' },
    leader: { en: 'the Treasurer' },
    description: {
      en: 'Counts in pairs, writes everything down and gives an account of it every year.',
    },
    picture: departmentPictures.finance,
  },
  {
    name: { en: 'Music Director' },
    leader: { en: 'the Music Director' },
    description: {
      en: 'Leads the band and the instruments, and teaches anyone with ears and patience.',
    },
    picture: departmentPictures.music,
  },
  {
    name: { en: 'Choir Mistress' },
    leader: { en: 'the Choir Mistress' },
    description: {
      en: 'Trains many voices into one. Rehearsals are on Saturdays, and you need not read music.',
    },
    picture: departmentPictures.choir,
  },
  {
    name: { en: 'Ushering' },
    leader: { en: 'the Head Usher' },
    description: {
      en: 'The first smile at the door, the seat beside somebody kind, the programme in your hand.',
    },
    picture: departmentPictures.ushering,
  },
  {
    name: { en: 'Media, Sound & Technical' },
    leader: { en: 'the Head of Media' },
    description: {
      en: 'Makes sure that the last row can hear and those far away can see. The live stream is theirs.',
    },
    picture: departmentPictures['media-sound'],
  },
  {
    name: { en: 'Media & Technical Support' },
    leader: { en: 'the Technical Coordinator' },
    description: {
      en: 'Cables, cameras, slides and this website: quiet work that shows only when it is missing.',
    },
    picture: departmentPictures['media-support'],
  },
  {
    name: { en: 'Church Coordination' },
    leader: { en: 'the Church Coordinator' },
    description: {
      en: 'Knows what happens when and who is needed where, and ties all departments together.',
    },
    picture: departmentPictures.coordination,
  },
  {
    name: { en: 'Building Committee' },
    leader: { en: 'the Chair of the Building Committee' },
    description: {
      en: 'Plans, repairs and dreams of the house in which our children’s children will sing.',
    },
    picture: departmentPictures.building,
  },
  {
    name: { en: 'Children Ministry' },
    leader: { en: 'the Children’s Coordinator' },
    description: {
      en: 'Stories, songs and biscuits for the youngest, who understand more of heaven than we do.',
    },
    picture: departmentPictures.children,
  },
];
