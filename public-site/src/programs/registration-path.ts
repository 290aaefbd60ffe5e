import { defaultProgram, submissions } from 'contract/submissions';

/** The name of the programme in the address of the registration. Its value is the one that the form sends. */
export const programParameter = 'program';

/** Where people register for a programme. By itself the form has the default one chosen (requirements 9). */
export function registrationPath(program: string): string {
  const { page } = submissions.programAttendance;
  if (program === defaultProgram) return page;
  return `${page}?${new URLSearchParams({ [programParameter]: program }).toString()}`;
}
