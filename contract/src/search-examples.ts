/**
 * What every search of the product must find alike: the table's in the browser, the one over all sections on the
 * server. Their tests share these examples.
 */

/** What is typed, and the name that it finds. */
export const foundNames: readonly (readonly [string, string])[] = [
  ['soren', 'Sørensen'],
  ['aegir', 'Ægir'],
  ['lukasz', 'Łukasz'],
  ['dorde', 'Đorđe'],
  ['strasse', 'Große Straße'],
  ['STRAßE', 'Grosse Strasse'],
  ['thora', 'Þóra'],
  ['ολυμποσ', 'ΌΛΥΜΠΟΣ'],
  ['muller', 'Anna Müller'],
  ['müller anna', 'Anna Mu\u0308ller'],
  ['adebayo', 'Adébáyọ̀'],
];

/** Two notations of one number, each of which finds the other. */
export const samePhones: readonly (readonly [string, string])[] = [
  ['+43 664 123456', '0043664123456'],
  ['+43 664 123456', '0664 123456'],
  ['+43 (0)664/123456', '0664-12 34 56'],
  ['+43 0664 123456', '+43664123456'],
  ['43664123456', '+43 664 123456'],
  ['+0664 123456', '0664 123456'],
  ['+43 512 345678', '345678'],
  ['+39 051 234 5678', '051 2345678'],
];

/** Two numbers, neither of which finds the other. */
export const differentPhones: readonly (readonly [string, string])[] = [
  ['+43 664 123456', '+43 664 123457'],
  ['+43 664 123456', '+234 664 123456'],
  ['0664 123456', '0664 123 45 67'],
  ['0665 123456', '+43 664 123456'],
  // Five digits are part of too many numbers.
  ['23456', '+43 664 123 456'],
  ['none', '+43 664 123456'],
];
