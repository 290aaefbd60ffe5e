/**
 * The pages with a form. Separate from the forms' fields, because every page needs the site's paths and few need a
 * form.
 */
export const formPages = {
  babyNaming: '/forms/baby-naming',
  childDedication: '/forms/child-dedication',
  couples: '/forms/couples',
  testimony: '/forms/testimonies',
  contact: '/help/contact',
  partnership: '/giving/partnership',
  pledge: '/giving/pledge',
  enquiry: '/help/enquiries',
  welfare: '/help/welfare',
  request: '/help/request',
  firstTimer: '/join-us/register/first-timer',
  secondTimer: '/join-us/register/second-timer',
  newBeliever: '/join-us/register/new-believer',
  churchMember: '/join-us/register/member',
  programAttendance: '/join-us/register/program-attendance',
} as const;

export type FormName = keyof typeof formPages;
export type FormPage = (typeof formPages)[FormName];

/** The prerendered page that follows a form that was sent without JavaScript (decision 4). */
export const toSentPage = <Page extends FormPage>(page: Page) => `${page}/sent` as const;

/**
 * The page that follows a form that was sent without JavaScript and refused. The URL's fragment names the first invalid
 * field, or `office`.
 */
export const toNotSentPage = <Page extends FormPage>(page: Page) => `${page}/not-sent` as const;
