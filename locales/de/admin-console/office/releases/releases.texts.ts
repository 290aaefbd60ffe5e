import type * as english from 'admin-console/office/releases/releases.texts';
import { locale } from 'contract/language';

export const releasesTexts: typeof english.releasesTexts = {
  title: 'Versionen der Website',
  intro:
    'Welche Version Besucher von jedem Teil der Website bekommen, welche vorher lief und welche getestet wird. Ein Besuch ist eine Seite, die in den letzten 30 Tagen geladen wurde; fehlerhaft ist er, wenn die Version darin versagt hat.',
  notLoaded: 'Die Versionen konnten nicht geladen werden.',
  noSite: 'Dieser Server hat keine eigene Website, also gibt es keine Versionen zu zeigen.',
  lookAgain: 'Noch einmal nachsehen',
  packages: {
    shell: 'Rahmen aller Seiten',
    'public-site': 'Öffentliche Seiten',
    'member-area': 'Mitgliederbereich',
    'admin-console': 'Konsole',
  },
  states: {
    live: 'Läuft',
    liveFor: (share) => `Läuft für ${share}`,
    canary: (share) => `Im Test für ${share}`,
    former: 'Lief vorher',
    withdrawn: 'Zurückgezogen',
    preview: 'Nicht veröffentlicht',
  },
  facts: {
    since: 'Seit',
    contract: 'Vertrag',
    entry: 'Erstes Skript',
    visits: 'Besuche',
    faulty: 'Fehlerhaft von 1000',
    unknown: 'unbekannt',
    noVisits: 'keine Besuche',
    nobody: 'jemand, der nicht mehr da ist',
    operator: (name) => `${name}, auf der Befehlszeile`,
    rule: 'die Regel unten',
  },
  earlier: (count) => (count === 1 ? 'Noch 1 von früher' : `Noch ${count} von früher`),
  previews:
    'Versionen, die nicht veröffentlicht sind, bekommen Besucher nie. Wer die Website mit einer öffnet, bekommt sie nur in diesem Browser: bis zum Verlassen, zum Ausloggen oder nach einem Tag.',
  comparison: {
    counts: (trial, live) =>
      `Seit der Anteil gilt, waren ${trial} der Testversion fehlerhaft und ${live} der laufenden.`,
    of: (faulty, visits) => `${faulty} von ${visits} Besuchen`,
    verdicts: {
      'too-few': ({ minVisits, minFaulty }) =>
        `Das ist noch zu wenig für ein Urteil: Dazu braucht es ${minVisits} Besuche der Testversion und ${minFaulty} fehlerhafte.`,
      alike: () => 'So ein Unterschied kann Zufall sein, der Test läuft weiter.',
      worse: () => 'So ein Unterschied ist kein Zufall, der Test wird gestoppt.',
    },
    stopped: (version, when) => `Die Regel hat den Test von ${version} gestoppt, ${when}.`,
  },
  share: 'Anteil der Besucher',
  actions: {
    rollback: {
      name: 'Dahin zurück',
      question: (version, live) =>
        `Sollen alle Besucher wieder ${version} bekommen, und nicht mehr ${live}?`,
      done: (version) => `Alle Besucher bekommen wieder ${version}.`,
    },
    canary: {
      name: 'Mit einem Teil testen',
      question: (version, live) =>
        `Wie viele der Besucher sollen ${version} bekommen? Die anderen bekommen ${live}.`,
      done: (version, share) => `${share} der Besucher bekommen jetzt ${version}.`,
    },
    'stop-canary': {
      name: 'Test stoppen',
      question: (version, live) => `Soll niemand mehr ${version} bekommen, und alle ${live}?`,
      done: (version) => `Der Test von ${version} ist gestoppt.`,
    },
    promote: {
      name: 'Für alle veröffentlichen',
      question: (version, live) =>
        `Sollen alle Besucher ${version} bekommen, und nicht mehr ${live}?`,
      done: (version) => `Alle Besucher bekommen jetzt ${version}.`,
    },
    changeShare: 'Anteil ändern',
    endsTrial: (version) => `Das beendet den Test von ${version}.`,
    failed: 'Das konnte nicht geändert werden.',
    unreachable:
      'Der Server hat nicht geantwortet. Vielleicht ist es geändert, vielleicht nicht: Bitte sieh noch einmal nach.',
  },
  open: {
    name: 'Website damit öffnen',
    opening: 'Wird geöffnet...',
    isOpen: 'Du hast diese Version offen. Ein Balken auf jeder Seite verlässt sie.',
    failed: 'Diese Version konnte nicht geöffnet werden.',
  },
  team: {
    name: (team) => `Team: ${team}.`,
    mailed: (email) =>
      email === null
        ? 'Wird ein Test gestoppt, bekommen alle eine E-Mail, die Versionen ändern dürfen.'
        : `Wird ein Test gestoppt, geht eine E-Mail an ${email}.`,
    change: 'Adresse ändern',
    label: 'E-Mail-Adresse des Teams',
    hint: 'Ohne Adresse bekommen alle die E-Mail, die Versionen ändern dürfen.',
    submit: 'Speichern',
    submitting: 'Wird gespeichert...',
    saved: 'Die Adresse ist gespeichert.',
    failed: 'Die Adresse konnte nicht gespeichert werden.',
  },
  explanation: {
    title: 'Wann ein Test von selbst stoppt',
    steps: ({ minVisits, minFaulty, oneIn }) => [
      'Jeder Browser meldet einmal für eine Seite, welche Versionen er bekommen hat und ob eine darin versagt hat. Über die Person meldet er nichts.',
      'Höchstens einmal in der Minute zählt der Server die fehlerhaften Besuche der Testversion (englisch canary) und der laufenden daneben, seit der Test seinen Anteil hat. Angenommen, beide sind gleich gut: Wie oft träfen durch Zufall so viele davon die Testversion, bei ihrem Teil aller Besuche?',
      `Ist das weniger als einmal in ${oneIn.toLocaleString(locale)} Fällen, bekommt niemand mehr die Testversion, ihr Team bekommt eine E-Mail, und es steht im Protokoll.`,
      `Vor ${minVisits} Besuchen der Testversion und ${minFaulty} fehlerhaften wird nicht geurteilt, auch nicht über einen Test, den alle Besucher bekommen: Daneben ist nichts zum Vergleichen.`,
    ],
  },
};
