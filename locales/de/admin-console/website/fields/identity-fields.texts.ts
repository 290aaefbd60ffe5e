import type * as english from 'admin-console/website/fields/identity-fields.texts';

export const identityFields: typeof english.identityFields = {
  name: { label: 'Name', hint: 'In allen Sprachen derselbe.' },
  motto: { label: 'Motto' },
  about: { label: 'Über uns', hint: 'Am Fuß jeder Seite: ein oder zwei Sätze.' },
  summary: {
    label: 'Für Suchmaschinen',
    hint: 'Dieser Text steht dort unter der Startseite.',
  },
  vision: { label: 'Vision', hint: 'Auf der Startseite.' },
  street: { label: 'Straße und Hausnummer', hint: 'Danach sucht auch die Wegbeschreibung.' },
  postalCode: { label: 'Postleitzahl' },
  city: { label: 'Ort' },
  country: { label: 'Land' },
  countryCode: {
    label: 'Kürzel des Landes',
    hint: 'Zwei Großbuchstaben für Suchmaschinen: AT.',
  },
  phone: { label: 'Telefon', hint: 'Mit Landesvorwahl: +43 512 000000.' },
  officeEmail: {
    label: 'E-Mail des Büros',
    hint: 'Auch die E-Mails der Website kommen von dort. Sag vor einer Änderung denen Bescheid, die den Server betreuen.',
  },
  prayerEmail: { label: 'E-Mail für Gebetsanliegen' },
  whatsApp: {
    label: 'WhatsApp',
    hint: 'Die Nummer mit Landesvorwahl. Am Fuß der Seite steht dann ein Link dorthin.',
  },
  liveStream: { label: 'Livestream', hint: 'Die Adresse beginnt mit https://' },
};
