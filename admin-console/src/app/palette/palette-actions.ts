import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames } from 'contract/languages';
import { chooseScheme, getScheme, schemeChoices } from 'shared-ui/color-scheme';
import { schemeLabels } from 'shared-ui/color-scheme/scheme-switch.texts';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { getOfferedActions } from '../../session/offered-actions';
import { changeLanguage } from '../console-tools/change-language';
import type { PaletteItem } from './palette-item';
import { paletteTexts } from './palette.texts';

interface ActionParts {
  readonly logOut: () => void;
  /** Shows what came of an action. */
  readonly say: (outcome: Outcome) => void;
}

/** What can be done with the open record, and anywhere in the console. */
export function listActions({ logOut, say }: ActionParts): readonly PaletteItem[] {
  const here = getOfferedActions().map(({ id, name, run }) => ({
    ...{ id, group: 'here' as const, name, target: run },
  }));
  const colours = schemeChoices
    .filter((choice) => choice !== getScheme())
    .map((choice) => ({
      ...{ id: `colours-${choice}`, group: 'actions' as const },
      name: paletteTexts.colours(schemeLabels[choice]),
      target: () => chooseScheme(choice),
    }));
  const languages = languageCodes
    .filter((code) => code !== pageLanguage)
    .map((code) => ({
      ...{ id: `language-${code}`, group: 'actions' as const },
      name: paletteTexts.language(languageNames[code]),
      target: () =>
        void changeLanguage(code).then((failure) => {
          if (failure !== undefined) say({ tone: 'error', text: failure });
        }),
    }));
  return [
    ...here,
    ...colours,
    ...languages,
    { id: 'logout', group: 'actions', name: paletteTexts.logout, target: logOut },
  ];
}
