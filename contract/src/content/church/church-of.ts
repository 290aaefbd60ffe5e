import type { LocalEntry } from '../content-entry';
import type { Language } from '../../site/languages';

/** The church as the frame of every page shows it (requirements 2.2, 2.3). */
export interface ShownChurch {
  readonly name: string;
  readonly about: string;
  readonly street: string;
  /** Postal code, city and country. */
  readonly place: string;
  /** The phone first, then the office's email address, then the others. */
  readonly contacts: readonly Contact[];
  readonly liveStream: string;
  /** Language of the translated texts, if it differs from the page's. */
  readonly language?: Language | undefined;
}

export interface Contact {
  readonly href: string;
  readonly words: string;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

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
