import { columnNeeds, recordColumns, withWidths } from './record-columns';
import { estimateTextWidth } from './text-width';

const fields = ['name', 'phone', 'email', 'department', 'address'];
const texts: Readonly<Record<string, string>> = {
  name: 'Sample Member 1',
  phone: '+43 664 5550123',
  email: 'sample.person.07@example.org',
  department: 'Welcome team',
  address: 'Sample Street 7, 6020 Innsbruck',
};
const record = { _id: 'a', createdAt: '2026-03-01T10:00:00.000Z', ...texts };
const rows = [{ position: 0, record, status: 'UNIQUE', hasNewContent: false } as const];

/** In pixels, of the place of a table beside the sidebar of a window of 1350. */
const room = 1054;

/** In pixels by field, of the table of church members. */
function widthsOf({ sorted = 'createdAt', isTouched = false }) {
  const linked = 'name';
  const columns = recordColumns({ fields, linked, statusHeader: 'Status' });
  const needs = columnNeeds(fields, rows, { linked, sorted, isTouched });
  const preferences = { columns: {}, widths: {} };
  const laidOut = withWidths(columns, { needs, preferences, room });
  return new Map(laidOut.map(({ field, width, minWidth }) => [field, width ?? minWidth ?? 0]));
}

it('cuts no text for the tools that a header shows under the pointer alone', () => {
  const widths = widthsOf({});
  for (const field of fields.slice(1))
    expect(widths.get(field)).toBeGreaterThanOrEqual(estimateTextWidth(texts[field] ?? ''));
});

it.each([{ sorted: 'department' }, { isTouched: true }])(
  'keeps the room of the tools that are always seen (%j)',
  (options) => {
    const [roomy, least] = [
      widthsOf(options).get('department') ?? 0,
      estimateTextWidth('Department', { isBold: true }),
    ];
    expect(roomy).toBeGreaterThan(least + 40);
  },
);
