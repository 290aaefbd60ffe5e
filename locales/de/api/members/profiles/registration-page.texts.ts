import type * as english from 'api/members/profiles/registration-page.texts';
import { createProfileTexts } from '../../../member-area/create-profile/create-profile.texts';
import { profileFieldTexts } from '../../../member-area/profile/profile-field.texts';

/** The same labels as in the form. */
const fieldNames: Readonly<Record<string, string>> = {
  ...profileFieldTexts,
  image: createProfileTexts.image,
};

export const registrationPage: typeof english.registrationPage = {
  title: 'Dein Profil wurde nicht angelegt',
  unexpectedError:
    'Bei uns ist etwas schiefgegangen. Bitte versuch es in ein paar Minuten noch einmal.',
  fieldError: (path, sentence) => {
    const name = fieldNames[path];
    return name === undefined ? sentence : `${name}: ${sentence}`;
  },
  goBack:
    'Geh bitte mit der Zurück-Taste deines Browsers zurück: Das meiste, was du eingegeben hast, steht noch da.',
  create: 'Profil anlegen',
  or: 'oder',
  logIn: 'einloggen',
};
