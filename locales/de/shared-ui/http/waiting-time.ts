/** The time until the next try, rounded up so that it is not too early. */
export function wait(seconds: number): string {
  if (seconds <= 10) return 'in ein paar Sekunden';
  if (seconds <= 30) return 'in einer halben Minute';
  if (seconds <= 60) return 'in einer Minute';
  if (seconds <= 3600) return `in ${Math.ceil(seconds / 60)}\u00a0Minuten`;
  return `in ${Math.ceil(seconds / 3600)}\u00a0Stunden`;
}
