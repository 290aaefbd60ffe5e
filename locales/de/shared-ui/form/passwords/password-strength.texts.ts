import type * as english from 'shared-ui/form/passwords/password-strength.texts';

const inUse = 'Dieses Passwort verwenden viele, deshalb wird es zuerst ausprobiert.';
const name = 'Namen sind leicht zu erraten.';

export const passwordStrengthTexts: typeof english.passwordStrengthTexts = {
  enough: 'Dieses Passwort ist schwer zu erraten.',
  reasons: {
    straightRow: 'Tasten in einer Reihe sind leicht zu erraten.',
    keyPattern: 'Muster auf der Tastatur sind leicht zu erraten.',
    simpleRepeat: 'Immer dasselbe Zeichen ist leicht zu erraten.',
    extendedRepeat: 'Immer dasselbe Stück ist leicht zu erraten.',
    sequences: 'Reihenfolgen wie „abc“ oder „123“ sind leicht zu erraten.',
    recentYears: 'Jahreszahlen sind leicht zu erraten.',
    dates: 'Ein Datum ist leicht zu erraten.',
    topTen: inUse,
    topHundred: inUse,
    common: inUse,
    similarToCommon: 'Das ist fast ein Passwort, das viele verwenden.',
    wordByItself: 'Ein einzelnes Wort ist leicht zu erraten.',
    namesByThemselves: name,
    commonNames: name,
    userInputs: 'Dein Name, deine Adresse und der Name der Gemeinde sind leicht zu erraten.',
  },
  common: 'Das findet man durch Ausprobieren heraus: Es ist zu kurz oder zu gewöhnlich.',
  suggestion: 'Häng ein oder zwei Wörter an, die nichts damit zu tun haben.',
};
