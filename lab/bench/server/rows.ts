/** What was measured, as it is printed. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly goal?: string;
  readonly isReached?: boolean;
}

export function printRows(rows: readonly Row[]): void {
  for (const { what, measured, goal = '', isReached } of rows) {
    const verdict = isReached === undefined ? '' : isReached ? 'reached' : 'MISSED';
    process.stdout.write(
      `${what.padEnd(32)}${measured.padStart(16)}  ${goal.padEnd(16)}${verdict}\n`,
    );
  }
}
