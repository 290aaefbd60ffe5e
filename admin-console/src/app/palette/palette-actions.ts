import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames } from 'contract/languages';
import { chooseScheme, getScheme, schemeChoices } from 'shared-ui/color-scheme';
import { schemeLabels } from 'shared-ui/color-scheme/scheme-switch.texts';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { getOfferedActions } from '../../session/offered-actions';
import { openEntry } from '../../records/record-entries/entry-opener';
import { entryTexts } from '../../records/record-entries/entry.texts';
import { dashboardPath } from '../../base/paths';
import { changeLanguage } from '../console-tools/change-language';
import type { PaletteItem } from './palette-item';
import { paletteTexts } from './palette.texts';

interface ActionParts {
  readonly logOut: () => void;
  /** Whether the user may invite colleagues. */
  readonly invites: boolean;
  /** Whether the user may add records to a section. */
  readonly adds: boolean;
  /** Shows what came of an action. */
  readonly say: (outcome: Outcome) => void;
}

/** What can be done with the open record, and anywhere in the console. */
export function listActions({ logOut, invites, adds, say }: ActionParts): readonly PaletteItem[] {
  const here = getOfferedActions().map(({ id, name, run }) => ({
    ...{ id, group: 'here' as const, name, target: run },
  }));
  const colours = schemeChoices
    .filter((choice) => choice !== getScheme())
    .map((choice) => ({
      ...{ id: `colours-${choice}`, group: 'actions' as const },
      name: paletteTexts.colours(schemeLabels[choice]),
      words: words.colours,
      target: () => chooseScheme(choice),
    }));
  const languages = languageCodes
    .filter((code) => code !== pageLanguage)
    .map((code) => ({
      ...{ id: `language-${code}`, group: 'actions' as const },
      name: paletteTexts.language(languageNames[code]),
      words: words.language,
      target: () =>
        void changeLanguage(code).then((failure) => {
          if (failure !== undefined) say({ tone: 'error', text: failure });
        }),
    }));
  return [
    ...here,
    ...(adds
      ? [
          {
            ...{ id: 'add-record', group: 'actions' as const, name: entryTexts.addRecord },
            ...{ words: words.add, target: () => openEntry() },
          },
        ]
      : []),
    ...colours,
    ...languages,
    ...(invites
      ? [
          {
            ...{ id: 'invite', group: 'actions' as const, name: paletteTexts.invite },
            ...{ words: words.invite, target: `${dashboardPath}?section=accounts` },
          },
        ]
      : []),
    {
      ...{ id: 'logout', group: 'actions', name: paletteTexts.logout },
      ...{ words: words.logout, target: logOut },
    },
  ];
}

/** What staff call the actions too, in whichever language they think. */
const words = {
  add: 'add new record enter caller telephone paper neu eintrag eintragen aufnehmen anruf telefon papier',
  colours: 'colors dark light mode scheme farben dunkel hell modus',
  language: 'language english german sprache englisch deutsch',
  invite: 'invite colleague add staff account user einladen konto mitarbeiter team',
  logout: 'logout log out sign out signout ausloggen abmelden',
};
