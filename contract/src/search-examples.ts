/**
 * Examples on which all searches of the product must agree: the table's filter in the browser and the search over all
 * sections on the server. Their tests share them.
 */

/** Search terms with a name that each finds. */
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
  ['sola', 'Ṣọlá Ọláńrewájú'],
  ['Ṣọlá', 'Sola Olanrewaju'],
  ['wałęsa lech', 'Lech Walesa'],
  ['uchenna nwankwo', 'Ụchẹnna Nwaṅkwọ'],
  ['dan bauchi', 'Ɗan Bauchi'],
  ['kofi', 'Kɔfi Ɛnyi'],
  ["d'souza", 'D’Souza'],
  ['o’brien', "O'Brien"],
  ['anna-maria', 'Anna‑Maria'],
  // Apostrophes and hyphens of any kind, or none.
  ...["O'Keeffe", 'O’Keeffe', 'OʼKeeffe', 'O`Keeffe', 'O´Keeffe', 'OKeeffe'].flatMap((name) => [
    ['okeeffe', name] as const,
    ["o'keeffe", name] as const,
    ['O’Keeffe', name] as const,
  ]),
  // A name that is still being typed.
  ["d'", 'DAngelo'],
  ['anna-', 'Anna-Maria'],
  ['dangelo', "D'Angelo"],
  ["D'Angelo", 'DAngelo'],
  ['karlheinz', 'Karl-Heinz'],
  ['karl–heinz', 'Karlheinz'],
  // Invisible characters in the search term or in the name.
  ['maria', 'Ma\u00adria'],
  ['ma\u200bria', 'Maria'],
  ['maria', 'M\u2060ar\ufeffia'],
  // Umlauts that are spelled out, as on keyboards without them.
  ['mueller', 'Anna Müller'],
  ['MUELLER', 'Anna Mu\u0308ller'],
  ['müller', 'Anna Mueller'],
  ['Mu\u0308ller', 'ANNA MUELLER'],
  ['mueller', 'Mueller'],
  ['schoenauer', 'Schönauer'],
  ['schönauer', 'Schoenauer'],
  ['baeuerle', 'Bäuerle'],
  ['ueberbacher', 'Überbacher'],
  ['goethestrasse', 'Götheſtraße'],
  ['soerensen', 'Sørensen'],
  ['sørensen', 'Soerensen'],
  // Vowel pairs that are no umlaut match as they are, and so does each part of them.
  ['michaela', 'Michaela Bauer'],
  ['ela bau', 'Michaela Bauer'],
  ['joel', 'Joel Queen'],
  ['mueller@example.org', 'mueller@example.org'],
];

/** Search terms with a name that each does not find. */
export const unfoundNames: readonly (readonly [string, string])[] = [
  // Umlauts in short words would match too much.
  ['sue', 'Susanna'],
  ['queen', 'Qun'],
  ['bauer', 'Baur'],
  // Another mailbox, though it may be the same person's.
  ['mueller@example.org', 'muller@example.org'],
  // Hyphens between digits matter.
  ['0123', 'Room 000-123'],
  // Combining accents without a letter match nothing.
  ['\u0301\u0301', 'Anna'],
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
  // Five digits would match too many numbers.
  ['23456', '+43 664 123 456'],
  ['none', '+43 664 123456'],
];
