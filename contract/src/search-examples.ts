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
  // While it is being typed.
  ["d'", 'DAngelo'],
  ['anna-', 'Anna-Maria'],
  ['dangelo', "D'Angelo"],
  ["D'Angelo", 'DAngelo'],
  ['karlheinz', 'Karl-Heinz'],
  ['karl–heinz', 'Karlheinz'],
  // What nobody sees, typed or written.
  ['maria', 'Ma\u00adria'],
  ['ma\u200bria', 'Maria'],
  ['maria', 'M\u2060ar\ufeffia'],
  // Umlauts spelled out, as keyboards without them have people do.
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
  // A pair of letters that is no umlaut is found as it is, and so is each part of it.
  ['michaela', 'Michaela Bauer'],
  ['ela bau', 'Michaela Bauer'],
  ['joel', 'Joel Queen'],
  ['mueller@example.org', 'mueller@example.org'],
];

/** What is typed, and a name that it does not find. */
export const unfoundNames: readonly (readonly [string, string])[] = [
  // Short words would find too much.
  ['sue', 'Susanna'],
  ['queen', 'Qun'],
  ['bauer', 'Baur'],
  // Another mailbox, though it may be the same person's.
  ['mueller@example.org', 'muller@example.org'],
  // Hyphens between digits tell two numbers apart.
  ['0123', 'Room 000-123'],
  // Accents alone say nothing.
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
  // Five digits are part of too many numbers.
  ['23456', '+43 664 123 456'],
  ['none', '+43 664 123456'],
];
