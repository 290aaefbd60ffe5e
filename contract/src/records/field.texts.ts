/** Column headers that cannot be derived from the field's name. */
export const fieldTexts: ReadonlyMap<string, string> = new Map([
  ['dob', 'Date of birth'],
  ['email', 'E-mail'],
  ['contactEmail', 'Contact e-mail'],
  ['createdAt', 'Received'],
  ['isAdmin', 'Administrator'],
  ['parentsNames', "Parents' names"],
]);
