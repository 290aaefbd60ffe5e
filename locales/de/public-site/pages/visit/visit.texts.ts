import { firstVisit } from 'contract/church';
import type * as english from 'public-site/pages/visit/visit.texts';

const { bus, station, parking } = firstVisit;

/** Much of it stands in the printed booklet too (generators/documents/booklet/german.ts). */
export const visitTexts: typeof english.visitTexts = {
  title: 'Besuch uns',
  description: (name, city) =>
    `Was dich in der ${name} in ${city} erwartet: Dauer, Kinder, Rollstuhl, Übersetzung, Bus, Parken und Anfahrt.`,
  intro:
    'Hier ist ein Stuhl für dich frei, und jemand möchte wissen, wie du heißt. Hier steht, was Gäste uns fragen, bevor sie kommen.',
  glance: {
    name: 'Auf einen Blick',
    when: 'Wann',
    where: 'Wo',
    directions: 'Route planen',
    ask: 'Frag uns',
  },
  questions: [
    {
      title: 'Was geschieht am Sonntag?',
      paragraphs: [
        'Bei uns geht es fröhlich zu und manchmal ganz still. Wir singen alte Choräle und neue Lieder, wir lesen aus der Bibel und legen sie aus. Und wir beten für die Stadt, Straße für Straße.',
        'Von dir wird nichts verlangt. Setz dich, wohin du magst. Sing mit, wenn du willst, und bleib still, wenn dir das lieber ist. Gäste sind uns nichts schuldig: Lass die Kollekte ruhig an dir vorbeigehen. Nach dem Gottesdienst gibt es Tee.',
      ],
    },
    {
      title: 'Wie lange dauert es?',
      paragraphs: [
        `Der Sonntagsgottesdienst dauert etwa ${firstVisit.sundayHours}\u00a0Stunden. Komm früher, komm später, geh, wenn du musst.`,
        'Unter der Woche nehmen wir uns eine Stunde für die Bibel und für Fragen. Die Nachtwache dauert, bis die ersten Züge wieder fahren.',
      ],
    },
    {
      title: 'Was soll ich anziehen?',
      paragraphs: [
        'Zieh an, was du hast. Manche kommen im Sonntagsgewand oder in der Tracht ihrer Heimat, andere in Jeans und Bergschuhen.',
      ],
    },
    {
      title: 'Werde ich etwas verstehen?',
      paragraphs: [
        'Wir sprechen und singen auf Deutsch und Englisch und manchmal auf Yoruba, Igbo oder Kpelle. Wenn jemand leise für dich übersetzen soll, sag es an der Tür.',
      ],
    },
    {
      title: 'Kann ich mit dem Rollstuhl kommen?',
      paragraphs: [
        `Ja. Du kommst ${firstVisit.stepFreeEntrance} ohne Stufen herein, und wir halten Platz für Rollstuhl und Kinderwagen frei. Schreib uns vorher, wenn du noch etwas brauchst.`,
      ],
    },
  ],
  children: {
    title: 'Und die Kinder?',
    paragraphs: [
      'Kinder sind willkommen, auch wenn es laut wird. Während der Predigt gehen sie in die Sonntagsschule; du kannst mitgehen oder sie bei dir behalten.',
    ],
    group: 'Gruppe',
    ages: 'Alter',
    time: 'Sonntags',
  },
  way: {
    title: 'So findest du uns',
    map: {
      alt: 'Eine Karte als Glasfenster, Norden ist oben: die Nordkette, darunter der Inn und am Südufer die Stadt. Das Goldene Dachl steht am Fluss, der Hauptbahnhof im Osten. Zwischen beiden steht die Kirche, an einer Straße vom Bahnhof zur Brücke. Südlich davon liegen an einer langen Straße im Osten die Bushaltestelle und im Westen die Garage.',
      note: 'Eine Zeichnung ohne Maßstab. Norden ist oben.',
      places: {
        mountains: 'Nordkette',
        river: 'Inn',
        goldenRoof: 'Goldenes Dachl',
        station: 'Bahnhof',
        bus: 'Bus',
        parking: 'Parken',
      },
    },
    means: [
      {
        by: 'Mit dem Bus',
        text: `Linie ${bus.line} bis ${bus.stop}, dann ${bus.minutesOnFoot}\u00a0Minuten zu Fuß.`,
      },
      {
        by: 'Mit der Bahn',
        text: `Vom Hauptbahnhof sind es ${station.minutesOnFoot}\u00a0Minuten zu Fuß, Richtung Inn.`,
      },
      {
        by: 'Mit dem Auto',
        text: `Parken kannst du in der ${parking.name}, von dort sind es ${parking.minutesOnFoot}\u00a0Minuten zu Fuß. Direkt vor der Tür gibt es ${parking.reservedPlaces}\u00a0Behindertenparkplätze.`,
      },
    ],
  },
  ask: {
    title: 'Wen kann ich fragen?',
    text: `Am Sonntag steht schon ${firstVisit.doorsOpen}\u00a0Minuten vor dem Gottesdienst jemand an der Tür und freut sich, wenn du sagst, dass du zum ersten Mal da bist. An anderen Tagen antwortet das Gemeindebüro.`,
    write: 'Schreib uns',
    register: 'Schon da gewesen? Erzähl uns von deinem ersten Besuch',
  },
};
