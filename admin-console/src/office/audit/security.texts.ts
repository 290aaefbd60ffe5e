import type { SecurityEvent, SecurityLevel } from 'contract/security-log-requests';

interface SecurityTexts {
  readonly title: string;
  readonly intro: string;
  readonly level: string;
  readonly all: string;
  readonly levels: Readonly<Record<SecurityLevel, string>>;
  readonly events: Readonly<Record<SecurityEvent, string>>;
  readonly times: (count: number) => string;
  readonly member: (id: string) => string;
  readonly from: (network: string) => string;
  readonly none: string;
  readonly failed: string;
}

export const securityTexts: SecurityTexts = {
  title: 'Attempts',
  intro:
    'What was tried and refused in the last 90 days, counted by the hour. Networks are named in part only: many households share one.',
  level: 'Show',
  all: 'Everything',
  levels: { info: 'Usual', warning: 'Warning', alert: 'Alert' },
  events: {
    'login-failed': 'Wrong password or code',
    guessed: 'Somebody is guessing the password of this account',
    'right-refused': 'Asked for something without the right to it',
    'limit-exhausted': 'Refused for asking too often',
    logout: 'Logged out',
  },
  times: (count) => `${count} times`,
  member: (id) => `member ${id}`,
  from: (network) => `from ${network}`,
  none: 'Nothing was noted.',
  failed: 'The attempts could not be loaded. Please try again in a few minutes.',
};
