/** What a section's rows are grouped by is in the address (`&group=<field>`). */
export const groupParameter = 'group';

/** What an address groups by, which may be nothing that the section has. */
export const readGroup = ({ search }: Pick<Location, 'search'>): string | undefined =>
  new URLSearchParams(search).get(groupParameter) ?? undefined;
