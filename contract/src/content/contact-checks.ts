/** Whether a number can be dialled from anywhere: a plus, then the 7 to 15 digits of E.164, in groups or not. */
export const isDialled = (text: string): boolean =>
  /^\+[1-9][0-9]*(?: [0-9]+)*$/.test(text) && /^.{7,15}$/.test(text.replace(/[+ ]/g, ''));

/** Whether a text has the form of one mail address, and nothing that a link to it or the head of a mail would read otherwise. */
export const isMailAddress = (text: string): boolean =>
  /^[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(text);

/** Whether a text is two capital letters, as ISO 3166-1 names countries. */
export const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);
