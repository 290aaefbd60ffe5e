import { church } from 'contract/church';

/** The vision of the two city events in German: what the awakening page says in English (SPEC 2.9). */
export const visionWords = {
  title: 'Geistliches Erwachen und City Praise in Innsbruck',
  subtitle: 'Vision, Auftrag und Einladung zum Mitmachen',
  vision: {
    heading: 'Unsere Vision',
    text: [
      'Wir sehen eine Stadt, die aufwacht: Menschen, die wieder beten, Familien, die sich versöhnen, Gemeinden, die einander nicht länger aus der Ferne kennen. Wir sehen Innsbruck als Stadt auf dem Berge, deren Licht man im ganzen Land sieht.',
      'Das Geistliche Erwachen in Innsbruck und Innsbruck City Praise sind zwei Tage, an denen wir gemeinsam dafür einstehen: der eine mit Gebet und Umkehr, der andere mit Dank und Gesang.',
    ],
    verse:
      'Mache dich auf, werde licht! denn dein Licht kommt, und die Herrlichkeit des HERRN geht auf über dir.',
    place: 'Jesaja 60,1',
  },
  mission: {
    heading: 'Unser Auftrag',
    text: [
      'Wir wollen 1.000 bis 5.000 Menschen in der Stadt für einen Tag zusammenbringen, an dem Christus im Mittelpunkt steht: aus allen Gemeinden, aus allen Sprachen und aus jedem Stadtteil, und vor allem solche, die noch keine Gemeinde haben.',
    ],
  },
  elements: {
    heading: 'Was dazugehört',
    items: [
      ['Gebet', 'Vor jedem Treffen beten wir vierzig Tage lang für die Stadt, Straße für Straße.'],
      ['Lobpreis', 'Chöre und Musikgruppen aus vielen Gemeinden singen gemeinsam.'],
      ['Verkündigung', 'Das Evangelium wird klar und freundlich gesagt, auf Deutsch und Englisch.'],
      [
        'Persönliche Zuwendung',
        'Seelsorgerinnen und Seelsorger nehmen sich Zeit für Gespräch und Gebet.',
      ],
      ['Einheit', 'Gemeinden planen, tragen und feiern den Tag miteinander.'],
      ['Nacharbeit', 'Wer neu glaubt, wird besucht und findet eine Gemeinde in seiner Nähe.'],
    ],
  },
  call: {
    heading: 'Lade fünf Freunde ein',
    text: [
      'Ein Plakat erreicht die Augen, ein Freund erreicht das Herz. Darum bitten wir dich: Lade 5 Freunde ein. Schreib ihre Namen auf, bete eine Woche lang für sie, und frag sie dann persönlich. Hol sie ab, setz dich neben sie und geh danach mit ihnen essen.',
    ],
  },
  volunteers: {
    heading: 'Mitarbeiten',
    text: [
      'Dieser Tag wird von Freiwilligen getragen. Wer mitarbeitet, dient nicht einer Veranstaltung, sondern Menschen. Wir suchen Hände und Herzen für Empfang und Ordnung, Musik und Technik, Kinderbetreuung, Übersetzung, Gebet, Küche, Auf- und Abbau. Eine Einschulung gibt es für alle, Vorkenntnisse braucht es nicht.',
    ],
  },
  goals: {
    heading: 'Unsere Ziele',
    items: [
      '1.000 bis 5.000 Menschen hören das Evangelium und werden persönlich willkommen geheißen.',
      'Mindestens zwanzig Gemeinden tragen den Tag gemeinsam.',
      'Alle, die einen Anfang mit Christus machen, werden innerhalb von zwei Wochen besucht.',
      'In jedem Stadtteil entsteht eine kleine Gruppe, die weiter betet.',
    ],
  },
  tips: {
    heading: 'Ratschläge für die Einladung',
    items: [
      'Beginne mit Zuhören. Frag, wie es deinem Gegenüber wirklich geht.',
      'Erzähl in zwei Minuten, was Christus in deinem Leben verändert hat.',
      'Nenne Ort und Uhrzeit genau, und biete an, gemeinsam hinzugehen.',
      'Nimm ein Nein freundlich an. Eine Einladung darf man wiederholen.',
      'Ruf am Tag danach an.',
    ],
  },
  means: {
    heading: 'Wie der Auftrag erfüllt wird',
    items: [
      'Wir bilden in jeder Gemeinde ein kleines Team, das betet, einlädt und berichtet.',
      'Wir schulen Freiwillige an vier Abenden im Monat vor dem Treffen.',
      'Wir laden über Freunde, Nachbarschaft, Hochschulen, Betriebe und soziale Medien ein.',
      'Wir finanzieren den Tag durch freiwillige Gaben und legen die Rechnung offen.',
      'Wir begleiten alle, die sich melden, und werten nach jedem Treffen gemeinsam aus.',
    ],
  },
  dates: {
    heading: 'Termine',
    rows: [
      ['Geistliches Erwachen in Innsbruck', 'Samstag, 13. September 2025', '9:00 bis 16:00 Uhr'],
      ['Innsbruck City Praise', 'Samstag, 25. Oktober 2025', '9:00 bis 16:00 Uhr'],
    ],
  },
  contact: {
    heading: 'Kontakt',
    lines: [
      church.name,
      `${church.address.street}, ${church.address.postalCode} ${church.address.city}, Österreich`,
      `Telefon: ${church.phone.display}`,
      `E-Mail: ${church.emails[0]}`,
    ],
    close:
      'Anmelden kannst du dich auf unserer Website unter „Join Us“. Spenden für die Durchführung nehmen wir unter „Giving“ dankbar an.',
  },
} as const;
