import type * as english from 'public-site/pages/visit/visit.texts';

export const visitTexts: typeof english.visitTexts = {
  title: 'Besuch uns',
  description: (name, city) =>
    `Was dich in der ${name} in ${city} erwartet: Dauer, Kinder, Rollstuhl, Übersetzung, Bus, Parken und Anfahrt.`,
  glance: {
    name: 'Auf einen Blick',
    when: 'Wann',
    where: 'Wo',
    directions: 'Route planen',
    ask: 'Frag uns',
  },
  children: {
    title: 'Und die Kinder?',
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
    by: { bus: 'Mit dem Bus', train: 'Mit der Bahn', car: 'Mit dem Auto' },
  },
  ask: {
    title: 'Wen kann ich fragen?',
    write: 'Schreib uns',
    register: 'Schon da gewesen? Erzähl uns von deinem ersten Besuch',
  },
};
