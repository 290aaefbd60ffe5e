/**
 * The passwords of eight characters and more that lead the published lists of stolen ones, and the words of a
 * church. Lower case; a tail of digits and signs is cut off before a password is looked up.
 */
const words = `
  12345678 123456789 1234567890 0123456789 987654321 9876543210 11223344 1122334455 12341234 123123123
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 a1b2c3d4 abcd1234 abc12345 1234abcd 1234qwer qwer1234
  qwertyui qwertyuiop qwertzui qwertzuiop qwerty qwertz asdfghjk asdfghjkl asdfasdf zxcvbnm yxcvbnm qazwsxedc
  password passwort passw0rd p@ssword p@ssw0rd pa$$word kennwort geheim letmein welcome willkommen iloveyou
  ichliebedich changeme computer internet football fussball baseball basketball superman batman pokemon starwars
  trustno1 sunshine princess michelle jennifer charlie monkey dragon master shadow whatever samsung liverpool
  chelsea arsenal barcelona manchester freedom blessing blessed christmas chocolate butterfly lovelove
  administrator admin admin123 login default test testtest test1234 secret
  jesus jesuschrist jesus4ever ilovejesus jesusislord jesussaves godisgood godislove praisegod hallelujah
  halleluja alleluia amenamen emmanuel immanuel victory salvation grace faith church gemeinde innsbruck
  österreich austria nigeria liberia
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
