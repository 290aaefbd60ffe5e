import { church } from 'contract/church';
import { months, weekdays, writeClock, writeDay } from 'locales/de/contract/site/calendar.texts';
import { country } from 'locales/de/contract/site/church.texts';
import { cityVision } from 'locales/de/public-site/pages/city-event/city-vision.texts';
import { visionWords as words } from 'locales/de/public-site/content/vision-words.texts';
import { eventTexts } from 'locales/de/public-site/content/events.texts';
import { menuTexts } from 'locales/de/shell/navigation/menus.texts';
import { programs } from 'contract/submissions';
import { starterContent } from 'public-site/content/starter-content';

const { titles } = cityVision;

const [office] = church.emails;

/** Formats an ISO 8601 time, without conversion, as `Samstag, 13. September 2025`. */
function day(time: string): string {
  const date = new Date(time.slice(0, 10));
  const month = months[date.getUTCMonth()] ?? '';
  const year = time.slice(0, 4);
  return `${weekdays[date.getUTCDay()]}, ${writeDay({ day: date.getUTCDate(), month, year })}`;
}

const clock = (time: string) => writeClock(Number(time.slice(11, 13)), time.slice(14, 16));

const germanName = (name: string) =>
  programs.flatMap((program) => (program === name ? [eventTexts[program].name] : []))[0] ?? name;

const bothDays =
  'Das Geistliche Erwachen in Innsbruck und Innsbruck City Praise sind zwei Tage, an denen wir gemeinsam dafür einstehen: der eine mit Gebet und Umkehr, der andere mit Dank und Gesang.';

/**
 * The vision of the two city events as a German document for sharing. It has the content of the German awakening page;
 * its English edition is the English page (requirements 2.9).
 */
export const visionWords = {
  title: 'Geistliches Erwachen und City Praise in\u00a0Innsbruck',
  subtitle: 'Vision, Auftrag und Einladung zum Mitmachen',
  vision: {
    heading: titles.vision,
    text: [words.vision, bothDays],
    verse: words.verse.words,
    place: words.verse.place,
  },
  mission: { heading: titles.mission, text: [words.mission] },
  elements: {
    heading: titles.elements,
    items: Object.values(words.elements).map(({ name, text }) => [name, text] as const),
  },
  call: { heading: words.callToAction.title, text: [words.callToAction.text] },
  volunteers: { heading: titles.volunteers, text: [words.volunteers] },
  goals: { heading: titles.goals, items: words.goals },
  tips: { heading: titles.tips, items: words.tips },
  means: { heading: titles.means, items: words.means },
  dates: {
    heading: 'Termine',
    rows: starterContent.programs.map(({ name, start, end }) => [
      germanName(name),
      day(start),
      `${clock(start)}–${clock(end)}\u00a0Uhr`,
    ]),
  },
  contact: {
    heading: 'Kontakt',
    lines: [
      church.name,
      `${church.address.street}, ${church.address.postalCode} ${church.address.city}, ${country}`,
      `Telefon: ${church.phone.display}`,
      `E-Mail: ${office}`,
    ],
    close: `Anmelden kannst du dich auf unserer Website unter „${menuTexts.joinUs}“. Wenn du den Tag mit einer Gabe mittragen willst, sieh dort unter „${menuTexts.giving}“ nach.`,
  },
} as const;
