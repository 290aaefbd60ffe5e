/** Label of the home page in header, footer and breadcrumbs. */
export const home: string = 'Home';

interface MenuTexts {
  readonly giving: string;
  readonly joinUs: string;
  readonly forms: string;
  readonly help: string;
  readonly downloads: string;
  readonly moreInfo: string;
}

/** The menus of requirements 2.2. */
export const menuTexts: MenuTexts = {
  giving: 'Giving',
  joinUs: 'Join Us',
  forms: 'Forms',
  help: 'Help',
  downloads: 'Downloads',
  moreInfo: 'More Info',
};

interface MenuEntryTexts {
  readonly pledge: string;
  readonly partnership: string;
  readonly payment: string;
  /** Heading of the five forms after it. */
  readonly register: string;
  readonly firstTimer: string;
  readonly secondTimer: string;
  readonly newBeliever: string;
  readonly churchMember: string;
  readonly programAttendance: string;
  readonly login: string;
  readonly createProfile: string;
  readonly childDedication: string;
  readonly babyNaming: string;
  readonly couples: string;
  readonly testimonies: string;
  readonly requests: string;
  readonly enquiries: string;
  readonly contact: string;
  readonly welfare: string;
  readonly gallery: string;
  readonly departments: string;
  readonly awakening: string;
  readonly praise: string;
}

/** Labels of the menus' links. */
export const menuEntryTexts: MenuEntryTexts = {
  pledge: 'Pledge',
  partnership: 'Partnership',
  payment: 'Payment',
  register: 'Register',
  firstTimer: 'First Timer',
  secondTimer: 'Second Timer',
  newBeliever: 'New Believer',
  churchMember: 'Church Member',
  programAttendance: 'Programme Attendance',
  login: 'Login',
  createProfile: 'Create Profile',
  childDedication: 'Child Dedication',
  babyNaming: 'Baby Naming',
  couples: 'Intending Couples',
  testimonies: 'Testimonies',
  requests: 'Requests',
  enquiries: 'Enquiries',
  contact: 'Contact',
  welfare: 'Welfare',
  gallery: 'Gallery',
  departments: 'Departments',
  awakening: 'Spiritual Awakening',
  praise: 'City Praise',
};
