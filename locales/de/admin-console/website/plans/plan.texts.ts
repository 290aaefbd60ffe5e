import type * as english from 'admin-console/website/plans/plan.texts';

const by = (who: string | undefined) => (who === undefined ? '' : ` von ${who}`);

export const planTexts: typeof english.planTexts = {
  title: 'Zu einem bestimmten Zeitpunkt',
  hint: 'Nach Innsbrucker Zeit. Veröffentlicht wird, was beim Einplanen hier steht.',
  time: { publish: 'Veröffentlichen am', unpublish: 'Von der Website nehmen am' },
  set: { publish: 'Veröffentlichen einplanen', unpublish: 'Herunternehmen einplanen' },
  change: { publish: 'Neu einplanen', unpublish: 'Diese Zeit ändern' },
  cancel: { publish: 'Veröffentlichen absagen', unpublish: 'Herunternehmen absagen' },
  putAway: 'Diese Meldung ausblenden',
  done: {
    planned: 'Es ist eingeplant.',
    cancelled: 'Es ist nicht mehr eingeplant.',
    away: 'Die Meldung ist ausgeblendet.',
  },
  waiting: {
    publish: (due, who) => `Wird veröffentlicht: ${due}, eingeplant${by(who)}`,
    unpublish: (due, who) => `Wird von der Website genommen: ${due}, eingeplant${by(who)}`,
  },
  overdue: {
    publish: (due) =>
      `Verspätet: Das Veröffentlichen war für ${due} eingeplant. Der Server versucht es jede Minute noch einmal.`,
    unpublish: (due) =>
      `Verspätet: Das Herunternehmen war für ${due} eingeplant. Der Server versucht es jede Minute noch einmal.`,
  },
  late: {
    publish: (due, at) => `Verspätet veröffentlicht: eingeplant für ${due}, geschehen ${at}.`,
    unpublish: (due, at) =>
      `Verspätet von der Website genommen: eingeplant für ${due}, geschehen ${at}.`,
  },
  failed: {
    publish: (due, at) => `Nicht veröffentlicht: eingeplant für ${due}, abgelehnt ${at}.`,
    unpublish: (due, at) =>
      `Nicht von der Website genommen: eingeplant für ${due}, abgelehnt ${at}.`,
  },
  reasons: {
    'server-off': 'Der Server lief zu dieser Zeit nicht.',
    'held-up':
      'Der Server kam zu dieser Zeit nicht dazu: Er war ausgelastet, im Ruhezustand oder ohne Datenbank.',
    incomplete: 'In dem, was eingeplant war, fehlt etwas, oder etwas passt nicht mehr.',
    'no-right':
      'Das Konto, das es eingeplant hat, ist geschlossen oder darf die Website nicht mehr ändern.',
    'last-entry':
      'Es ist der letzte Eintrag, der auf der Website steht, und ohne einen geht es nicht.',
  },
  changedAfter:
    'Nach dem Einplanen geändert: Veröffentlicht wird, was beim Einplanen hier stand. Wenn gelten soll, was jetzt hier steht, plane es neu ein.',
  errors: {
    skipped:
      'Diese Minute gibt es nicht: In dieser Nacht wird die Uhr eine Stunde vorgestellt. Bitte wähle eine andere Zeit.',
    over: 'Diese Zeit ist schon vorbei. Bitte wähle eine, die noch kommt.',
    none: 'Bitte wähle einen Tag und eine Uhrzeit.',
  },
  twice: 'Diese Minute zeigt die Uhr in dieser Nacht zweimal. Gemeint ist die erste.',
  replaces: {
    title: 'Jetzt veröffentlichen?',
    text: (due) =>
      `Das Veröffentlichen ist für ${due} eingeplant. Wenn du jetzt veröffentlichst, was hier steht, fällt dieser Termin weg.`,
  },
  troubles: 'Was für die Website eingeplant war, ist nicht rechtzeitig geschehen:',
  trouble: {
    publish: {
      overdue: (kind) => `${kind}: verspätet, noch nicht veröffentlicht`,
      late: (kind) => `${kind}: verspätet veröffentlicht`,
      failed: (kind) => `${kind}: nicht veröffentlicht`,
    },
    unpublish: {
      overdue: (kind) => `${kind}: verspätet, noch nicht von der Website genommen`,
      late: (kind) => `${kind}: verspätet von der Website genommen`,
      failed: (kind) => `${kind}: nicht von der Website genommen`,
    },
  },
};
