import { locale } from 'contract/language';
import type * as english from 'admin-console/records/sections/section.texts';

export const sectionTexts: typeof english.sectionTexts = {
  loadFailed:
    'Diese Liste konnte nicht geladen werden, deshalb ist hier nichts zu sehen. Verloren ist nichts.',
  newContentCount: (count) => `${count} wiederholt – mit neuem Inhalt`,
  received: (count) =>
    `Bisher ${count.toLocaleString(locale)} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
  filtered: (state) => `Filter: ${state}`,
  alwaysShown: 'Beim Filtern und Gruppieren sind Duplikate immer dabei.',
  only: {
    'new-content': 'Wiederholungen mit neuem Inhalt',
    matches: 'Mögliche Treffer',
    'awaits-approval': 'Wartet auf Freigabe',
    'asked-again': 'Noch einmal geschrieben',
  },
  noneTitle: 'Noch keine Bereiche',
  noneText:
    'Für dein Konto ist noch kein Bereich freigeschaltet. Wer die Konten verwaltet, kann das für dich machen.',
};
