/**
 * With the answer to a form that was stored (201): the code with which its sender sees, corrects and takes back what was
 * sent. It is good for that one record alone.
 */
export const receiptHeader = 'Receipt-Code';
