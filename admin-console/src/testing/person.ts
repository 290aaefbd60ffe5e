/** A fictional contact, as in a section's list. */
export const person = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  _id: `id-${name}`,
  createdAt: '2026-03-01T12:30:00.000Z',
  updatedAt: '2026-03-01T12:30:00.000Z',
  __v: 0,
});
