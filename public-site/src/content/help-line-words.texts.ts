interface HelpLineWords {
  readonly title: string;
  readonly intro: string;
  /** Country, number and who answers. */
  readonly lines: readonly (readonly [string, string, string])[];
}

/** The help lines of a new site. Each number was looked up; a church adds those of further countries. */
export const helpLineWords: HelpLineWords = {
  title: 'Somebody to talk to right now',
  intro:
    'You need not wait for us. If you want to talk to somebody at once, or if somebody is in danger, call:',
  lines: [
    ['Austria', '142', 'Telefonseelsorge: somebody listens, day and night, free of charge'],
    ['Austria', '112', 'ambulance, police and fire brigade'],
    ['Nigeria', '112', 'national emergency number, free of charge'],
  ],
};
