/** What a check found out: how many of its parts held, and how many did not. */
export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** What it has to say, unless it said so itself while it ran. */
  readonly output?: string;
}

export interface Check {
  readonly name: string;
  run(): Promise<CheckResult>;
}
