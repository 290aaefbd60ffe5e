import { linkPattern } from './link-pattern';

/** A page or a file of this site: no segment is empty or begins with a dot, so it can name no other host. */
const ownPage = /^\/(?:[a-z0-9][\w.~-]*(?:\/[a-z0-9][\w.~-]*)*\/?)?(?:#[\w.~-]*)?$/i;
const web = new RegExp(`^${linkPattern}$`);
const mail = /^mailto:[\w.+-]{1,64}@[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9][a-z0-9-]{0,62}){1,8}$/i;
const phone = /^tel:\+?\d[\d-]{2,30}$/;

/** UTF-16 code units. */
const longestLink = 2000;

/** Whether a link of a rich text may lead there: https, an e-mail address, a phone number, or a page of this site. */
export const isRichLink = (href: string): boolean =>
  href.length <= longestLink && [ownPage, web, mail, phone].some((pattern) => pattern.test(href));

/** Whether a link that may be leads to a page or a file of this site. */
export const isOwnPage = (href: string): boolean => href.startsWith('/');
