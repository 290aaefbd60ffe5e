/** The words of a command cannot be followed; the message says what to do. */
export class AdminCommandFault extends Error {
  override readonly name = 'AdminCommandFault';
}
