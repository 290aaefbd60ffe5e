/** The same day of the next month (Art. 12(3) GDPR), or its last day if it has no such day. */
export function monthLater(from: Date): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + 1);
  // `setUTCMonth` turns the 31st of January into the 3rd of March.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
