import type * as english from 'admin-console/office/accounts/accounts.texts';

export const accountsTexts: typeof english.accountsTexts = {
  title: 'Konten',
  intro:
    'Wer hier mitarbeitet und wer was sehen darf. Änderungen gelten sofort, auch für alle, die gerade eingeloggt sind.',
  unreadable: 'Die Konten konnten nicht geladen werden.',
  loading: 'Wird geladen …',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  unreachable:
    'Der Server war nicht erreichbar, deshalb ist nichts geschehen. Bitte versuch es noch einmal.',
  people: {
    title: 'Team',
    states: { active: 'Aktiv', suspended: 'Gesperrt', left: 'Geschlossen' },
    noRole: 'Keine Rolle: sieht nichts',
    lastLogin: (time) => `Zuletzt eingeloggt: ${time}`,
    neverLoggedIn: 'Noch nie eingeloggt',
    secondFactors: (count) => {
      if (count === 0) return 'Kein zweiter Faktor';
      return count === 1 ? '1 zweiter Faktor' : `${count} zweite Faktoren`;
    },
    you: 'Du',
    ownersOnly:
      'Dieses Konto darf Konten verwalten. Ändern kann es deshalb nur, wer die Rolle „Owner“ hat.',
    left: (count) => `Geschlossene Konten (${count})`,
    manage: 'Verwalten',
    close: 'Ausblenden',
    roles: 'Rollen',
    saveRoles: 'Rollen speichern',
    rolesSaved: (who, roles) => `${who} hat jetzt diese Rollen: ${roles}.`,
    suspend: {
      name: 'Sperren',
      question: (who) =>
        `${who} wird überall ausgeloggt und kann sich nicht mehr einloggen, bis du das Konto wieder freigibst.`,
      done: (who) => `Das Konto von ${who} ist gesperrt.`,
    },
    restore: {
      name: 'Wieder freigeben',
      question: (who) =>
        `${who} kann sich wieder einloggen, mit demselben Passwort und denselben Rollen.`,
      done: (who) => `${who} kann sich wieder einloggen.`,
    },
    leave: {
      name: 'Konto schließen',
      question: (who) =>
        `Das ist für alle, die aufhören: Das Konto von ${who} wird endgültig geschlossen. Der Name bleibt in alten Notizen und im Protokoll stehen. Für eine Rückkehr braucht es eine neue Einladung.`,
      done: (who) => `${who} kann sich nicht mehr einloggen: Das Konto ist geschlossen.`,
    },
    successor: {
      loading: 'Offene Einträge dieses Kontos werden gesucht …',
      lost: 'Die offenen Einträge dieses Kontos konnten nicht geladen werden. Sie bleiben ihm zugeteilt.',
      none: 'Diesem Konto ist kein offener Eintrag zugeteilt.',
      give: (count) =>
        count === 1
          ? 'Den 1 offenen Eintrag dieses Kontos übergeben an'
          : `Die ${count} offenen Einträge dieses Kontos übergeben an`,
      choose: 'Bitte wählen',
      takes: (name, count, total) => (count === total ? name : `${name} (${count} von ${total})`),
      nobody: 'Vorerst niemand',
      left: (name, sections) =>
        `${name} darf diese nicht lesen, darum werden sie niemandem zugeteilt: ${sections}.`,
      missing: 'Bitte wähl, wer die offenen Einträge bekommt, oder niemand.',
    },
    endSessions: {
      name: 'Sitzungen beenden',
      question: (who) =>
        `${who} wird auf allen Geräten ausgeloggt und kann sich danach wieder einloggen.`,
      done: (who) => `${who} ist überall ausgeloggt.`,
    },
    resetFactors: {
      name: 'Zweite Faktoren zurücksetzen',
      question: (who) =>
        `Passkeys, Authenticator-Apps und Wiederherstellungscodes von ${who} gelten dann nicht mehr. ${who} wird auf allen Geräten ausgeloggt und bekommt eine E-Mail darüber. Mach das nur, wenn du sicher weißt, wer dich darum bittet.`,
      done: (who) =>
        `${who} loggt sich jetzt nur mit dem Passwort ein und kann einen neuen zweiten Faktor einrichten.`,
    },
  },
  invitations: {
    title: 'Einladungen',
    intro:
      'Wer eingeladen ist, bekommt eine E-Mail mit einem Link. Er funktioniert einmal und gilt 72\u00a0Stunden.',
    open: 'Jemanden einladen',
    email: 'E-Mail',
    language: 'Sprache der Einladung',
    languageHint:
      'So sind die E-Mail und die Seiten des Teams geschrieben. Später kann die Person selbst eine andere wählen.',
    roles: 'Rollen',
    chooseRole: 'Wähle mindestens eine Rolle.',
    send: 'Einladung senden',
    sent: (email) => `Eine Einladung an ${email} ist unterwegs.`,
    none: 'Zurzeit ist niemand eingeladen.',
    until: (time) => `Gültig bis ${time}`,
    over: (time) => `Abgelaufen: ${time}. Bitte noch einmal senden.`,
    by: (email) => `Eingeladen von ${email}`,
    byCommand: 'Eingeladen durch einen Befehl am Server',
    again: 'Noch einmal senden',
    sentAgain: (email) => `Ein neuer Link an ${email} ist unterwegs.`,
    withdraw: {
      name: 'Zurückziehen',
      question: (email) => `Der Link, den ${email} bekommen hat, funktioniert dann nicht mehr.`,
      done: (email) => `Die Einladung an ${email} ist zurückgezogen.`,
    },
  },
  roles: {
    title: 'Rollen',
    intro: 'Eine Rolle ist ein Bündel von Rechten. Wer mehrere Rollen hat, hat alle ihre Rechte.',
    everything: 'Alles, immer. Mindestens eine Person muss diese Rolle haben.',
    summary: (sections, others) => {
      const beside = others > 0 && (others === 1 ? '1 weiteres Recht' : `${others} weitere Rechte`);
      if (sections === 0) return beside || 'Noch keine Rechte';
      return [sections === 1 ? '1 Bereich' : `${sections} Bereiche`, beside]
        .filter(Boolean)
        .join(', ');
    },
    make: 'Neue Rolle',
    change: 'Ändern',
    name: 'Name',
    nameNeeded: 'Gib der Rolle einen Namen.',
    save: 'Rolle speichern',
    saved: (name) => `Die Rolle ${name} ist gespeichert.`,
    rights: 'Rechte in den Bereichen',
    section: 'Bereich',
    verbs: { read: 'Lesen', review: 'Bearbeiten', export: 'Export' },
    verbsExplained:
      'Lesen: die Einträge sehen. Bearbeiten: Stand, Notiz und Zuständigkeit ändern, Einträge zusammenführen und über die Quarantäne entscheiden. Export: eine Liste herunterladen oder drucken.',
    right: (section, verb) => `${section}: ${verb}`,
    others: 'Weitere Rechte',
    capabilities: {
      'accounts:manage':
        'Konten und Rollen verwalten (kann nur vergeben, wer die Rolle „Owner“ hat)',
      'audit:read': 'Im Protokoll sehen, was alle gemacht haben',
      'content:manage': 'Ändern, was auf der Website steht',
      'church:manage': 'Bankverbindung, Adressen der Gemeinde und Texte der E-Mails ändern',
      'records:import':
        'Einträge aus einer Datei in die Bereiche importieren, die sie bearbeiten dürfen',
      'privacy:manage':
        'Sich um den Datenschutz kümmern, in allen Bereichen: alles über eine Person finden und löschen, Anliegen beantworten',
      'releases:read': 'Sehen, welche Versionen der Website laufen und wie gut',
      'releases:manage': 'Versionen der Website starten, stoppen und zurücknehmen',
      'releases:preview': 'Die Website mit einer unveröffentlichten Version öffnen',
    },
    beyond: 'Du kannst nur Rechte vergeben, die du selbst hast. Die anderen sind ausgegraut.',
    remove: {
      name: 'Rolle löschen',
      question: (name) =>
        `Die Rolle ${name} wird endgültig gelöscht. Das geht nur, wenn niemand sie hat.`,
      done: (name) => `Die Rolle ${name} ist gelöscht.`,
    },
  },
};
