import type * as english from 'admin-console/office/urgency/urgency.texts';

export const urgencyTexts: typeof english.urgencyTexts = {
  title: 'Dringend und fällig',
  intro:
    'Wer von einem Hilferuf sofort erfährt, welche Kategorien als dringend gelten und wann ein Eintrag überfällig ist. Jede Änderung wird sofort gespeichert.',
  explanation: {
    title: 'Was geschieht',
    steps: [
      'Bitten um Hilfe, Nachrichten und erste Besuche werden nach Worten durchsucht, die auf Gefahr deuten: Suizid, Gewalt, Notfälle, Hunger, Verlust der Wohnung; auf Englisch, Deutsch und Pidgin. Auch die Kategorien unten zählen. Es ist ein Vorschlag: Alle im Bereich können ihn zurücknehmen oder einen anderen Eintrag als dringend kennzeichnen.',
      'Wer Bereitschaft hat, bekommt sofort eine E-Mail, falls diese Person den Bereich lesen darf. Darin steht der Bereich und nichts von dem, was geschrieben wurde.',
      'Ein Knopf hinter einem Link in dieser E-Mail sagt „Ich kümmere mich darum“: Der Eintrag ist damit übernommen, und niemand sonst wird gefragt.',
      'Sagt das in 30 Minuten niemand, wird die nächste Person der Liste gefragt, jede einmal, und zuletzt alle Inhaber. Ohne Liste werden die Inhaber sofort gefragt.',
      'Besuchern wird nie gesagt, dass etwas als dringend gilt. Wer eine Bitte oder eine Bitte um Unterstützung schickt, sieht die Hilfsnummern, und zwar immer.',
    ],
  },
  onCall: {
    title: 'Wer Bereitschaft hat',
    intro:
      'Eine Person nach der anderen, jede von Montag bis Sonntag. Die erste hat diese Woche Bereitschaft.',
    notLoaded: 'Die Liste konnte nicht geladen werden.',
    none: 'In der Liste ist niemand, deshalb wird alles Dringende allen Inhabern gesagt.',
    up: (name) => `Nach oben: ${name}`,
    down: (name) => `Nach unten: ${name}`,
    remove: (name) => `Aus der Liste nehmen: ${name}`,
    thisWeek: 'diese Woche',
    notTold: (sections) => `Darf nicht lesen und erfährt nicht von: ${sections}`,
    add: 'Jemanden hinzufügen',
    choose: 'Bitte wählen …',
    addButton: 'Hinzufügen',
    saved: 'Die Liste ist gespeichert.',
    failed: 'Die Liste konnte nicht gespeichert werden.',
  },
  weeks: {
    title: 'Die nächsten Wochen',
    intro: 'Wähle für eine einzelne Woche jemand anderen. Die Reihenfolge der übrigen bleibt.',
    inTurn: (name) => (name === undefined ? 'Der Reihe nach' : `Der Reihe nach: ${name}`),
    saved: (name, week) => `Bereitschaft ${week}: ${name}.`,
    nobody: 'niemand',
  },
  settings: {
    title: 'Wann Einträge fällig sind',
    intro: 'Danach ist ein offener Eintrag überfällig und steht unter „Heute“ ganz oben.',
    notLoaded: 'Die Einstellungen konnten nicht geladen werden.',
    never: 'Nie',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    categoriesTitle: 'Dringende Kategorien',
    categoriesIntro: 'Ein Eintrag mit einer davon gilt als dringend, egal, was darin steht.',
    noCategory: 'keine ist dringend',
    saved: (what) => `Gespeichert: ${what}.`,
    failed: 'Das konnte nicht gespeichert werden. Es ist wie zuvor.',
  },
};
