import type * as english from 'member-area/profile/profile-field.texts';

export const profileFieldTexts: typeof english.profileFieldTexts = {
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  password: 'Passwort',
  country: 'Land',
  gender: 'Geschlecht',
  dob: 'Geburtsdatum',
  maritalStatus: 'Familienstand',
  memberType: 'Wie du dabei bist',
  referral: 'Empfohlen von',
  localPastor: 'Pastor oder Pastorin',
};

export const profileChoiceTexts: typeof english.profileChoiceTexts = {
  country: {
    Austria: 'Österreich',
    Nigeria: 'Nigeria',
    Liberia: 'Liberia',
    UK: 'Großbritannien',
    Other: 'Anderes Land',
  },
  gender: {
    Male: 'Männlich',
    Female: 'Weiblich',
    'Prefer not to say': 'Möchte ich nicht sagen',
  },
  maritalStatus: { Single: 'Ledig', Married: 'Verheiratet', Other: 'Sonstiges' },
  memberType: { Physical: 'Vor Ort', Online: 'Online' },
};
