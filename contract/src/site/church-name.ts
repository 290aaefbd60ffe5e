/**
 * A sample name (requirements 10.7). A module of its own, because every page needs the name and few need more of the
 * church.
 */
export const churchName = 'Alpine Light Church';
