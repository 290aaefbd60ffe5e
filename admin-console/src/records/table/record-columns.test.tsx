import { recordColumns, setColumnWidths } from './record-columns';

const fields = ['name', 'phone', 'email', 'department', 'address'];
const columns = recordColumns({ fields, linked: 'name' });
const usual = {
  kind: 'churchMember',
  linked: 'name',
  hasDuplicates: false,
  marksWidth: 0,
  widths: {},
  sorted: 'createdAt',
  isTouched: false,
} as const;

/** The widths in pixels by field, for the table of church members. */
const widthsOf = (options: Partial<Parameters<typeof setColumnWidths>[1]>) =>
  new Map(
    setColumnWidths(columns, { ...usual, ...options }).map(({ field, width, minWidth = 0 }) => [
      field,
      width ?? minWidth,
    ]),
  );

it('has room for the table of church members beside the sidebar of a window of 1350 pixels', () => {
  const shown = [...widthsOf({})].filter(([field]) => field !== 'createdAt');
  expect(shown.reduce((sum, [, width]) => sum + width, 0)).toBeLessThanOrEqual(1033);
});

it('gives the Status the room that the marks of the page need', () => {
  const widthOf = (marksWidth: number) => widthsOf({ marksWidth }).get('duplicateStatus') ?? 0;
  expect(widthOf(56) - widthOf(0)).toBe(56);
});

it('leaves a column as wide as somebody has made it, and shares the rest among texts of any length', () => {
  const laidOut = setColumnWidths(columns, { ...usual, widths: { name: 300 } });
  const flexible = laidOut.filter(({ flex }) => flex === 1).map(({ field }) => field);
  expect(flexible).toEqual(['email', 'department', 'address']);
  expect(laidOut.find(({ field }) => field === 'name')?.width).toBe(300);
});

it.each([{ sorted: 'department' }, { isTouched: true }])(
  'keeps the room of the tools that are always seen (%j)',
  (options) => {
    const label = 'Department'.length * 7;
    expect(widthsOf(options).get('department')).toBeGreaterThan(label + 40);
  },
);
