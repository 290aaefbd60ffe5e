/** The same day of the next month (Art. 12(3) GDPR), or its last day where it has no such day. */
export function monthLater(from: Date): Date {
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + 1);
  // Of the 31st of January the 3rd of March would be made.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
