import type { Contact, ShownChurch } from './church-of';
import { readLanguage } from '../../site/languages';
import { shownPage } from '../../site/page-part';
import type { PagePart } from '../../site/page-part';
import { provideName } from '../../site/shown-name';
import { starterChurch } from './starter-church';

/** Builds put what it is in its place, and leave out what is not for them. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

let provided: ShownChurch | undefined;

/** Says what `shownChurch` answers: in the assembly before pages are rendered, and to a page whose content names it. */
export function provideChurch(church: ShownChurch | undefined): void {
  provided = church;
  provideName(church?.name);
}

/**
 * The church as the site tells of it. Each page's frame does, so a script reads it there: what it takes over says the
 * same, and no page carries it twice. In watch mode and in tests, where no page may be there yet, it
 * is what the site came with.
 */
export function shownChurch(): ShownChurch {
  if (process.env.NODE_ENV !== 'production' && !provided && !hasFrame()) return starterChurch;
  provided ??= readFrame();
  return provided;
}

/** The link with which a browser calls the church. */
export const getPhone = ({ contacts }: ShownChurch): Contact =>
  contacts[0] ?? { href: '', words: '' };

/** The mail addresses, that of the office first. */
export const getEmails = ({ contacts }: ShownChurch): readonly string[] =>
  contacts.filter(({ href }) => href.startsWith('mailto:')).map(({ words }) => words);

/** The church's place in a line, as maps and letters have it: `Musterstraße 1, 6020 Innsbruck, Austria`. */
export const getAddress = ({ street, place }: ShownChurch): string => `${street}, ${place}`;

const footer = 'body footer ';

const hasFrame = () => Boolean(shownPage()?.querySelector(`${footer}address`));

function readFrame(): ShownChurch {
  const page = shownPage();
  const about = page?.querySelector(`${footer}p`);
  const [name = '', street = '', place = ''] = [
    ...(page?.querySelector(`${footer}address p`)?.childNodes ?? []),
  ].flatMap(({ textContent }) => textContent || []);
  const contacts = [...(page?.querySelectorAll(`${footer}address a`) ?? [])].map(readLink);
  const { href } = readLink(page?.querySelector('body header a[target]'));
  const language = readLanguage(about?.getAttribute('lang') ?? null);
  const words = { name, about: about?.textContent ?? '', street, place };
  return { ...words, contacts, liveStream: href, language };
}

const readLink = (link: PagePart | null | undefined): Contact => ({
  href: link?.getAttribute('href') ?? '',
  words: link?.textContent ?? '',
});
