import { contactLinks } from './contact-actions';

it.each([
  ['+43 664 123 45 67', 'tel:+436641234567', 'https://wa.me/436641234567'],
  ['0043 (0)664 1234567', 'tel:+436641234567', 'https://wa.me/436641234567'],
  ['+43 0664 1234567', 'tel:+436641234567', 'https://wa.me/436641234567'],
  ['+234-803-555-0101', 'tel:+2348035550101', 'https://wa.me/2348035550101'],
  ['0664 1234567', 'tel:06641234567', undefined],
  ['Tel. +43 664 1234567 (WhatsApp)', 'tel:+436641234567', 'https://wa.me/436641234567'],
  ['000000000', 'tel:000000000', undefined],
  ['+43', 'tel:+43', undefined],
  ['+43 1', 'tel:+431', undefined],
  ['none', undefined, undefined],
  ['', undefined, undefined],
])('dials %j', (phone, call, whatsApp) => {
  expect(contactLinks({ phone })).toEqual({ ...(call && { call }), ...(whatsApp && { whatsApp }) });
});

it.each([
  [{ email: 'ruth@example.org' }, 'mailto:ruth@example.org'],
  [{ contactEmail: ' rüth+kids@example.org ' }, 'mailto:r%C3%BCth+kids@example.org'],
  [{ email: 'ruth@example.org?bcc=everybody@example.org' }, undefined],
  [{ email: 'ruth' }, undefined],
])('writes to the person of %j', (record, mail) => {
  expect(contactLinks(record).mail).toBe(mail);
});
