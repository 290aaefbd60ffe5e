import { firstYear, nearYears } from 'contract/date-range';
import type { ServerMessages } from 'contract/coded-messages';
import { describeExcess } from '../../contract/records/too-long.texts';
import { digits } from './digits';

/** The server's messages about one field, by code. */
export const fieldMessages = {
  missing: 'Bitte fülle dieses Feld aus.',
  'no-email': 'Gib eine E-Mail-Adresse wie name@example.org ein.',
  'no-phone': 'Gib eine Telefonnummer wie +43\u00a0512\u00a0000000 ein.',
  'no-date': 'Gib ein Datum ein, das es gibt, mit Tag, Monat und Jahr.',
  'no-moment': 'Gib einen Tag und eine Uhrzeit ein, die es in Innsbruck gibt.',
  'no-link': 'Gib eine Adresse ein, die mit https:// beginnt.',
  'no-slug':
    'Schreib nur kleine Buchstaben von a bis z, Ziffern und einzelne Bindestriche, wie lobpreisnacht-2026.',
  'no-past-date': `Gib ein Datum zwischen ${firstYear} und heute ein, mit Tag, Monat und allen vier Ziffern des Jahres.`,
  'no-near-date': `Gib ein Datum ein, das höchstens ${nearYears} Jahre vor oder nach heute liegt, mit Tag, Monat und allen vier Ziffern des Jahres.`,
  'no-number': 'Gib eine Zahl wie 25,50 ein.',
  'no-whole-number': 'Gib eine ganze Zahl ein.',
  'no-text': 'Gib hier einen Text ein.',
  'not-one-line': 'Schreib das bitte in eine einzige Zeile.',
  'not-plain-text': 'Schreib das bitte als einfachen Text, ohne Steuerzeichen.',
  'no-rich-text':
    'Schreib das bitte im Editor: Eine Form, ein Zeichen oder ein Link darin wird nicht angenommen.',
  'not-listed': 'Wähle bitte etwas aus der Liste.',
  'too-many-decimals': 'Gib höchstens zwei Stellen nach dem Komma ein.',
  'too-short': (limit) => `Verwende mindestens ${digits(limit)}\u00a0Zeichen.`,
  'too-many-characters': describeExcess,
  'too-low': (limit) => `Gib mindestens ${digits(limit)} ein.`,
  'too-high': (limit) => `Gib höchstens ${digits(limit)} ein.`,
} satisfies Partial<ServerMessages>;
