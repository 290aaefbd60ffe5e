/**
 * Shown beside the label of an optional field. Separate from the other messages, because a checkbox that is loaded
 * lazily uses it too.
 */
export const optional: string = '(optional)';
