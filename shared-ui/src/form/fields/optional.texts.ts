/** Beside the label of a field that may stay empty. Apart from all other messages: a box that is fetched beside a form says it too. */
export const optional: string = '(optional)';
