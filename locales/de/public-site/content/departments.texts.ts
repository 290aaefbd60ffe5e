import type * as english from 'public-site/content/departments.texts';

export const departmentTexts: typeof english.departmentTexts = {
  prayer: {
    name: 'Gebetsteam',
    leader: 'die Gebetskoordination',
    description:
      'Betet, bevor sonst jemand da ist, und ganze Nachtwachen hindurch. Bringt vor Gott, worum wir gebeten werden.',
  },
  'follow-up': {
    name: 'Begleitung und Seelsorge',
    leader: 'die Koordination der Seelsorge',
    description:
      'Ruft dich in der Woche nach deinem ersten Besuch an, hört gut zu und begleitet alle, die neu im Glauben sind.',
  },
  'sunday-school': {
    name: 'Sonntagsschule',
    leader: 'die Leitung der Sonntagsschule',
    description:
      'Unterrichtet die Kinder, während die Großen die Predigt hören, auf Deutsch und auf Englisch.',
  },
  'city-head-pastor': {
    name: 'Büro der Camp City',
    leader: 'der Leitende Pastor der Camp City',
    description:
      'Bereitet die Zeltstadt vor, in der sich einmal im Jahr alle Zweiggemeinden treffen, und schaut das ganze Jahr über auf sie.',
  },
  men: {
    name: 'Männerarbeit',
    leader: 'der Leiter der Männerarbeit',
    description:
      'Männer, die miteinander beten, ehrlich reden und tragen helfen, was schwer ist, ob Kasten oder Kummer.',
  },
  records: {
    name: 'Archiv und Dokumentation',
    leader: 'die Schriftführung der Gemeinde',
    description:
      'Bewahrt, was nicht vergessen werden darf: Namen, Geburten, Hochzeiten, Beschlüsse und Dank.',
  },
  protocol: {
    name: 'Empfang und Ordnung',
    leader: 'die Leitung des Empfangs',
    description:
      'Empfängt Gäste, wie es sich gehört, und sorgt dafür, dass alle in Frieden kommen und gehen.',
  },
  finance: {
    name: 'Finanzen',
    leader: 'die Kassaführung',
    description: 'Zählt immer zu zweit, schreibt alles auf und legt jedes Jahr Rechenschaft ab.',
  },
  music: {
    name: 'Musik',
    leader: 'die musikalische Leitung',
    description:
      'Leitet die Band und alle, die ein Instrument spielen, und unterrichtet alle, die Ohren und Geduld haben.',
  },
  choir: {
    name: 'Chor',
    leader: 'die Chorleiterin',
    description:
      'Aus vielen Stimmen wird eine. Geprobt wird am Samstag, und Noten lesen muss niemand können.',
  },
  ushering: {
    name: 'Begrüßungsteam',
    leader: 'die Leitung des Begrüßungsteams',
    description:
      'Das erste Lächeln an der Tür, der Platz neben netten Leuten, das Programm in deiner Hand.',
  },
  'media-sound': {
    name: 'Medien, Ton und Technik',
    leader: 'die Medienleitung',
    description:
      'Sorgt dafür, dass man in der letzten Reihe alles hört und in der Ferne alles sieht. Auch der Livestream kommt von hier.',
  },
  'media-support': {
    name: 'Technische Unterstützung',
    leader: 'die technische Koordination',
    description:
      'Kabel, Kameras, Folien und diese Website: stille Arbeit, die man erst bemerkt, wenn sie fehlt.',
  },
  coordination: {
    name: 'Koordination',
    leader: 'die Gemeindekoordination',
    description:
      'Weiß, was wann geschieht und wer wo gebraucht wird, und hält alle Dienste zusammen.',
  },
  building: {
    name: 'Bauausschuss',
    leader: 'der Vorsitz des Bauausschusses',
    description:
      'Plant, repariert und träumt von dem Haus, in dem die Kinder unserer Kinder singen werden.',
  },
  children: {
    name: 'Kinderkirche',
    leader: 'die Leitung der Kinderkirche',
    description:
      'Geschichten, Lieder und Kekse für die Kleinsten, die vom Himmel mehr verstehen als wir.',
  },
};
