/** One line of a benchmark: a measurement and, optionally, its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Suffix of the value: `ms`, `KB`, `x`. */
  readonly unit?: string;
  readonly goal?: Goal;
  /** Origin of the value: the two sides of a ratio, or the heaviest page. */
  readonly from?: string;
}

type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** A value that could not be measured meets no goal. */
export function meetsGoal({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Formats the figures as lines of one table, each with its goal and whether it is met. */
export function describeFigures(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    figure.name,
    withUnit(figure.value, figure.unit),
    describeGoal(figure),
    figure.goal ? (meetsGoal(figure) ? 'met' : 'MISSED') : '',
    figure.from ?? '',
  ]);
  const columns = ['Figure', 'Measured', 'Goal', '', 'From'];
  const table = [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function describeGoal({ goal, unit }: Figure): string {
  if (!goal) return '';
  return 'atMost' in goal
    ? `at most ${withUnit(goal.atMost, unit)}`
    : `at least ${withUnit(goal.atLeast, unit)}`;
}

/** Three significant digits are precise enough. */
function withUnit(value: number, unit = ''): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}
