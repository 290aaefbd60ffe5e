/** Anything that leaves a mark: not space, not zero-width, not the blank Braille pattern. */
const mark = /[^\s\p{Default_Ignorable_Code_Point}\p{Format}\u2800]/u;

/** Whether a person would see anything of a text. */
export const isVisible = (text: string): boolean => mark.test(text);
