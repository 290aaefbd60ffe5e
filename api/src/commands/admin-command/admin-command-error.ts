/** A command failed; the message tells the operator what to do. */
export class AdminCommandError extends Error {
  override readonly name = 'AdminCommandError';
}
