import type * as english from 'public-site/content/vision-words.texts';

/** The text of the German document (lab/generators/documents/vision-words.ts), with numbers as they are read aloud. */
export const visionWords: typeof english.visionWords = {
  intro:
    'Zwei Tage, an denen wir gemeinsam für unsere Stadt einstehen: einmal mit Gebet und Umkehr, einmal mit Dank und Gesang.',
  vision:
    'Wir sehen eine Stadt, die aufwacht: Menschen, die wieder beten, Familien, die sich versöhnen, Gemeinden, die einander beim Namen kennen. Wir sehen Innsbruck als Stadt auf dem Berg, deren Licht im ganzen Land zu sehen ist.',
  verse: {
    words:
      'Mache dich auf, werde licht! denn dein Licht kommt, und die Herrlichkeit des HERRN geht auf über dir.',
    place: 'Jesaja 60,1',
  },
  mission:
    'Wir wollen 1.000 bis 5.000 Menschen in der Stadt für einen Tag zusammenbringen, an dem Christus im Mittelpunkt steht: aus allen Gemeinden, aus allen Sprachen und aus jedem Stadtteil, und vor allem solche, die noch keine Gemeinde haben.',
  elements: {
    prayer: {
      name: 'Gebet',
      text: 'Vor jedem Treffen beten wir vierzig Tage lang für die Stadt, Straße für Straße.',
    },
    worship: {
      name: 'Lobpreis',
      text: 'Chöre und Musikgruppen aus vielen Gemeinden singen miteinander.',
    },
    preaching: {
      name: 'Verkündigung',
      text: 'Wir verkünden das Evangelium klar und freundlich, auf Deutsch und auf Englisch.',
    },
    care: {
      name: 'Seelsorge',
      text: 'Seelsorgerinnen und Seelsorger nehmen sich Zeit, mit dir zu reden und zu beten.',
    },
    unity: {
      name: 'Einheit',
      text: 'Gemeinden planen, tragen und feiern den Tag miteinander.',
    },
    followUp: {
      name: 'Begleitung',
      text: 'Wer zum Glauben kommt, wird besucht und findet eine Gemeinde in der Nähe.',
    },
  },
  callToAction: {
    title: 'Lade 5 Freunde ein',
    text: 'Ein Plakat erreicht die Augen, ein Freund erreicht das Herz. Darum bitten wir dich: Lade 5 Freunde ein. Schreib ihre Namen auf, bete eine Woche lang für sie, und frag sie dann persönlich. Hol sie ab, setz dich neben sie und geh danach mit ihnen essen.',
  },
  volunteers:
    'Dieser Tag wird von Freiwilligen getragen. Wer mitarbeitet, dient nicht einer Veranstaltung, sondern Menschen. Wir suchen Hände und Herzen: an den Türen, bei Musik und Ton, bei den Kindern, beim Übersetzen, im Gebet, in der Küche, beim Auf- und Abbau. Eine Einschulung gibt es für alle, Vorkenntnisse braucht es nicht.',
  goals: [
    '1.000 bis 5.000 Menschen hören das Evangelium und werden persönlich willkommen geheißen.',
    'Mindestens zwanzig Gemeinden tragen den Tag gemeinsam.',
    'Alle, die einen Anfang mit Christus machen, werden innerhalb von zwei Wochen besucht.',
    'In jedem Stadtteil gibt es eine kleine Gruppe, die weiter betet.',
  ],
  tips: [
    'Beginne mit Zuhören. Frag, wie es deinem Gegenüber wirklich geht.',
    'Erzähl in zwei Minuten, was Christus in deinem Leben verändert hat.',
    'Nenne Ort und Uhrzeit, und biete an, gemeinsam hinzugehen.',
    'Nimm ein Nein freundlich an. Du darfst ja noch einmal fragen.',
    'Ruf am Tag danach an.',
  ],
  means: [
    'Wir bilden in jeder Gemeinde ein kleines Team, das betet, einlädt und berichtet.',
    'Im Monat vor dem Treffen schulen wir die Freiwilligen an vier Abenden.',
    'Wir laden über Freunde, Nachbarschaft, Hochschulen, Betriebe und soziale Medien ein.',
    'Wir bezahlen den Tag aus freiwilligen Gaben und legen die Abrechnung offen.',
    'Wir begleiten alle, die sich melden, und lernen nach jedem Treffen gemeinsam dazu.',
  ],
};
