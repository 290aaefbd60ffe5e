import type { Translated } from 'shared-ui/language';

interface DepartmentsLabels {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** `{leader}` is who leads it. */
  readonly ledBy: string;
}

export const departmentsLabels: Translated<DepartmentsLabels> = {
  en: {
    title: 'Church Departments',
    description: 'The sixteen departments of the church, what they do and who leads them.',
    intro:
      'A body has many members. These are the hands and feet of ours; there is room in each for yours.',
    ledBy: 'Led by: {leader}',
  },
};
