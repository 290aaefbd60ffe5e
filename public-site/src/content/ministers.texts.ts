import type { ministerSizes } from './generated/minister-sizes';

type MinisterId = keyof typeof ministerSizes;

interface MinisterTexts {
  /** Ministers are named by role only (requirements 10.8). */
  readonly role: string;
  readonly about: string;
}

export const ministerTexts: Readonly<Record<MinisterId, MinisterTexts>> = {
  'general-overseer': {
    role: 'General Overseer',
    about: 'Watches over all branches, teaches the teachers and prays before he plans.',
  },
  mama: {
    role: 'Mama',
    about: 'Mother of the house. Her table is long, and there is always one more chair.',
  },
  'assistant-pastor': {
    role: 'Assistant Pastor',
    about: 'Leads the mid-week service and visits those who cannot come.',
  },
  'asst-mama': {
    role: 'Asst Mama',
    about: 'Gathers the young families and keeps the lamp of prayer burning.',
  },
  'head-pastor-liberia': {
    role: 'Head Pastor Liberia',
    about: 'Shepherds our brothers and sisters in Monrovia.',
  },
  'head-pastor-nigeria': {
    role: 'Head Pastor Nigeria',
    about: 'Shepherds our brothers and sisters in Lagos.',
  },
};
