import type * as english from 'admin-console/website/fields/website-fields.texts';
import { identityFields } from './identity-fields.texts';
import { pictureKindTexts, heroAndGalleryTexts } from './picture-kinds.texts';
import { sermonFields } from './sermon-fields.texts';
import { textPageFieldTexts } from './text-page-fields.texts';

const ownPage = {
  slug: {
    label: 'Adresse der Seite',
    hint: 'Der letzte Teil, nach /more/blog/. Nötig, wenn es einen Text gibt.',
  },
  body: {
    label: 'Text',
    hint: 'Mit einem Text gibt es eine eigene Seite. Nach einer Leerzeile beginnt ein neuer Absatz.',
  },
};

export const websiteFieldTexts: typeof english.websiteFieldTexts = {
  programs: {
    name: {
      label: 'Name',
      hint: 'Anmeldungen werden unter dem englischen Namen gespeichert.',
    },
    summary: { label: 'Kurztext', hint: 'Zwei oder drei Sätze, die einladen.' },
    start: { label: 'Beginn' },
    end: { label: 'Ende', hint: 'Danach verschwindet sie von selbst von der Website.' },
    place: { label: 'Ort' },
    page: {
      label: 'Seite mit der Vision',
      options: { '/more/awakening': 'Spiritual Awakening', '/more/praise': 'City Praise' },
    },
    registration: {
      label: 'Anmeldung',
      options: {
        open: 'Offen: steht im Formular zur Auswahl',
        full: 'Ausgebucht: im Formular steht, dass kein Platz mehr frei ist',
        closed: 'Geschlossen: steht nicht im Formular',
      },
    },
    places: {
      label: 'Plätze',
      hint: 'Sind alle vergeben, ist sie von selbst ausgebucht. Leer: ohne Grenze. Kommen von einer Stelle auffallend viele Anmeldungen, landen sie in der Quarantäne, bis du sie freigibst.',
    },
  },
  messages: {
    title: { label: 'Titel' },
    passage: { label: 'Bibelstelle', hint: 'Zum Beispiel Jesaja 60.' },
    url: { label: 'Link zum Video', hint: 'Die Adresse beginnt mit https://' },
    date: { label: 'Tag der Botschaft', hint: 'Die neueste steht ganz oben.' },
  },
  sermons: sermonFields,
  testimonies: {
    words: { label: 'Worte', hint: 'Wie es erzählt wurde, ohne Namen von Personen.' },
    from: {
      label: 'Von wem',
      hint: 'Ohne Namen, zum Beispiel: Eine Krankenpflegerin aus Monrovia.',
    },
  },
  ministers: {
    role: { label: 'Aufgabe', hint: 'Wer leitet, wird mit der Aufgabe genannt.' },
    about: { label: 'Vorstellung', hint: 'Ein oder zwei Sätze.' },
    picture: { label: 'Bild' },
  },
  departments: {
    name: { label: 'Name' },
    leader: {
      label: 'Verantwortlich',
      hint: 'Die Aufgabe, zum Beispiel: die musikalische Leitung.',
    },
    description: { label: 'Was der Dienst macht' },
    picture: { label: 'Bild' },
  },
  giving: {
    euroHolder: { label: 'Euro-Konto: Kontowortlaut', hint: 'So, wie ihn die Bank kennt.' },
    euroBank: { label: 'Euro-Konto: Bank' },
    iban: { label: 'Euro-Konto: IBAN', hint: 'Ob die Prüfziffern stimmen, wird nachgerechnet.' },
    bic: { label: 'Euro-Konto: BIC', hint: '8 oder 11 Buchstaben und Ziffern.' },
    nairaHolder: { label: 'Naira-Konto: Kontowortlaut' },
    nairaBank: { label: 'Naira-Konto: Bank' },
    accountNumber: { label: 'Naira-Konto: Kontonummer' },
    sortCode: { label: 'Naira-Konto: Bankleitzahl' },
  },
  services: {
    name: { label: 'Name' },
    time: { label: 'Zeit in Worten', hint: 'Zum Beispiel: Dienstag, 19:00\u00a0Uhr.' },
    weekday: {
      label: 'Wochentag',
      hint: 'Aus Wochentag, Uhrzeit und Wochen rechnet die Startseite den nächsten Gottesdienst aus.',
      options: {
        ...{ sunday: 'Sonntag', monday: 'Montag', tuesday: 'Dienstag', wednesday: 'Mittwoch' },
        ...{ thursday: 'Donnerstag', friday: 'Freitag', saturday: 'Samstag' },
      },
    },
    clock: { label: 'Uhrzeit', hint: 'Nach Innsbrucker Zeit, zum Beispiel 19:00.' },
    weeks: {
      label: 'Wochen im Monat',
      hint: '1 für den ersten solchen Wochentag im Monat, zum Beispiel: 1, 2, 3. Leer: jede Woche.',
    },
    minutes: {
      label: 'Minuten',
      hint: 'Wie lange er dauert, für Kalender und für „Jetzt live“. Leer: 120.',
    },
  },
  identity: identityFields,
  posts: {
    title: { label: 'Titel' },
    excerpt: { label: 'Auszug', hint: 'Was der Blog davon zeigt: zwei oder drei Sätze.' },
    author: {
      label: 'Geschrieben von',
      hint: 'Die Aufgabe oder das Team, zum Beispiel: Musikalische Leitung.',
    },
    date: { label: 'Tag', hint: 'Das Neueste steht ganz oben.' },
    picture: { label: 'Bild' },
    ...ownPage,
  },
  news: {
    title: { label: 'Titel' },
    summary: { label: 'Kurztext', hint: 'Ein oder zwei Sätze.' },
    date: { label: 'Tag', hint: 'Das Neueste steht ganz oben.' },
    ...ownPage,
  },
  ...pictureKindTexts,
  ...textPageFieldTexts,
};

export const pictureTexts: typeof english.pictureTexts = {
  ministers: {
    'general-overseer': 'Hirtenstab',
    mama: 'Frau mit einer Lilie',
    'assistant-pastor': 'Gestalt mit einer Bibel',
    'asst-mama': 'Frau mit einer Lampe',
    'head-pastor-liberia': 'Gestalt mit einem Stern',
    'head-pastor-nigeria': 'Gestalt mit einem Palmzweig',
  },
  departments: {
    prayer: 'Gefaltete Hände',
    'follow-up': 'Hirtenstab',
    'sunday-school': 'Offene Bibel',
    'city-head-pastor': 'Zelt vor Bergen',
    men: 'Schild',
    records: 'Schriftrolle und Feder',
    protocol: 'Schlüssel',
    finance: 'Schale mit Münzen',
    music: 'Harfe',
    choir: 'Noten',
    ushering: 'Offene Kirchentür',
    'media-sound': 'Mikrofon',
    'media-support': 'Bildschirm',
    coordination: 'Windrose',
    building: 'Kelle und Ziegel',
    children: 'Kinder mit einem Drachen',
  },
  posts: {
    'night-of-worship': 'Erhobene Hände bei Nacht',
    'youth-conference': 'Flamme, Musik und Bibel',
    'outreach-program': 'Brotkorb am Fluss',
  },
  ...heroAndGalleryTexts,
};
