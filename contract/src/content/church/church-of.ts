import type { LocalEntry } from '../content-entry';
import type { Language } from '../../site/languages';

/** Who the church is, as the frame of every page tells it (requirements 2.2, 2.3). */
export interface ShownChurch {
  readonly name: string;
  readonly about: string;
  readonly street: string;
  /** Postal code, city and country. */
  readonly place: string;
  /** The phone, the office's mail, then what there is beside. */
  readonly contacts: readonly Contact[];
  readonly liveStream: string;
  /** Of the translated words, where it is another than the page's. */
  readonly language?: Language | undefined;
}

export interface Contact {
  readonly href: string;
  readonly words: string;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** What the frame of pages in one language tells of the church (requirements 2.2, 2.3). */
export const toShownChurch = (identity: LocalEntry<'identity'>): ShownChurch => ({
  ...{ name: identity.name, about: identity.about, street: identity.street },
  place: `${identity.postalCode} ${identity.city}, ${identity.country}`,
  contacts: [
    { href: `tel:+${digitsOf(identity.phone)}`, words: identity.phone },
    ...[identity.officeEmail, identity.prayerEmail].flatMap((email) =>
      email ? [{ href: `mailto:${email}`, words: email }] : [],
    ),
    ...(identity.whatsApp
      ? [{ href: `https://wa.me/${digitsOf(identity.whatsApp)}`, words: 'WhatsApp' }]
      : []),
  ],
  ...{ liveStream: identity.liveStream, language: identity.language },
});
