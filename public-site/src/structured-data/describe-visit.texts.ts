/** What is there for visitors, for search engines. */
export const amenities: readonly string[] = [
  'Wheelchair accessible entrance',
  'Sunday school',
  'Translation',
  'Parking',
];
