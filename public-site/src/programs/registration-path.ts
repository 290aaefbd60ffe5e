import { defaultProgram, submissions } from 'contract/submissions';

/** Query parameter of the registration page. Its value is the one that the form sends. */
export const programParameter = 'program';

/** The path of the registration for a programme. The default programme needs no parameter (requirements 9). */
export function registrationPath(program: string): string {
  const { page } = submissions.programAttendance;
  if (program === defaultProgram) return page;
  return `${page}?${new URLSearchParams({ [programParameter]: program }).toString()}`;
}
