interface DepartmentsTexts {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly ledBy: (leader: string) => string;
}

export const departmentsTexts: DepartmentsTexts = {
  title: 'Church Departments',
  description: 'The sixteen departments of the church, what they do and who leads them.',
  intro:
    'A body has many members. These are the hands and feet of ours; there is room in each for yours.',
  ledBy: (leader) => `Led by: ${leader}`,
};
