import { linkPattern } from './link-pattern';

/** A page or file of this site. No segment is empty or begins with a dot, so the link cannot name another host. */
const ownPage = /^\/(?:[a-z0-9][\w.~-]*(?:\/[a-z0-9][\w.~-]*)*\/?)?(?:#[\w.~-]*)?$/i;
const web = new RegExp(`^${linkPattern}$`);
const mail = /^mailto:[\w.+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){1,8}$/i;
const phone = /^tel:\+?\d[\d-]{2,30}$/;

/** UTF-16 code units. */
const longestLink = 2000;

/** Whether a rich text may contain the link: https, an email address, a phone number, or a page of this site. */
export const isRichLink = (href: string): boolean =>
  href.length <= longestLink && [ownPage, web, mail, phone].some((pattern) => pattern.test(href));

/** Whether an allowed link leads to a page or file of this site. */
export const isOwnPage = (href: string): boolean => href.startsWith('/');
