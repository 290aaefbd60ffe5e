import { firstVisit } from 'contract/church';
import type * as english from 'public-site/content/visit-words.texts';

const { bus, station, parking } = firstVisit;

/** The printed booklet has much of it too (lab/generators/documents/booklet/german.ts). */
export const visitWords: typeof english.visitWords = {
  intro:
    'Bei uns ist ein Platz für dich frei, und jemand möchte wissen, wie du heißt. Hier steht, was Gäste uns fragen, bevor sie kommen.',
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
  children:
    'Kinder sind willkommen, auch wenn es laut wird. Während der Predigt gehen sie in die Sonntagsschule; du kannst mitgehen oder sie bei dir behalten.',
  byBus: `Linie ${bus.line} bis ${bus.stop}, dann ${bus.minutesOnFoot}\u00a0Minuten zu Fuß.`,
  byTrain: `Vom Hauptbahnhof sind es ${station.minutesOnFoot}\u00a0Minuten zu Fuß, Richtung Inn.`,
  byCar: `Parken kannst du in der ${parking.name}, von dort sind es ${parking.minutesOnFoot}\u00a0Minuten zu Fuß. Direkt vor der Tür gibt es ${parking.reservedPlaces}\u00a0Behindertenparkplätze.`,
  ask: `Am Sonntag steht schon ${firstVisit.doorsOpen}\u00a0Minuten vor dem Gottesdienst jemand an der Tür und freut sich, wenn du sagst, dass du zum ersten Mal da bist. An anderen Tagen antwortet das Gemeindebüro.`,
  amenities: ['Rollstuhlgerechter Eingang', 'Sonntagsschule', 'Übersetzung', 'Parkplätze'],
};
