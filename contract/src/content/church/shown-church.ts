import type { Contact, ShownChurch } from './church-of';
import { readLanguage } from '../../site/languages';
import { shownPage } from '../../site/page-part';
import type { PagePart } from '../../site/page-part';
import { provideName } from '../../site/shown-name';
import { starterChurch } from './starter-church';

/** Bundlers replace `process.env.NODE_ENV` and drop the branches that do not apply. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

let provided: ShownChurch | undefined;

/** Sets what `shownChurch` returns: when pages are prerendered, and on a page whose content names the church. */
export function provideChurch(church: ShownChurch | undefined): void {
  provided = church;
  provideName(church?.name);
}

/**
 * The church as the site shows it. A script reads it from the frame of the page, so that both always agree and no page
 * carries it twice. In watch mode and in tests, where there may be no page yet, it is the starter content.
 */
export function shownChurch(): ShownChurch {
  if (process.env.NODE_ENV !== 'production' && !provided && !hasFrame()) return starterChurch;
  provided ??= readFrame();
  return provided;
}

/** The telephone link of the church. */
export const getPhone = ({ contacts }: ShownChurch): Contact =>
  contacts[0] ?? { href: '', words: '' };

/** The email addresses of the church, the office's first. */
export const getEmails = ({ contacts }: ShownChurch): readonly string[] =>
  contacts.filter(({ href }) => href.startsWith('mailto:')).map(({ words }) => words);

/** The church's address in one line: `Musterstraße 1, 6020 Innsbruck, Austria`. */
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
