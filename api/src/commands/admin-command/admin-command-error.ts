/** The words of a command cannot be followed; the message says what to do. */
export class AdminCommandError extends Error {
  override readonly name = 'AdminCommandError';
}
