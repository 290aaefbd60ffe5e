import { duplicateKey } from './duplicate-key';

it('has the address, the digits of the phone as typed and the name, folded alike', () => {
  const phones = ['+43 (0)664/123', '0043664123', ''];
  const keys = phones.map((phone) =>
    duplicateKey({ contactEmail: ' A@X.at ', phone, childName: 'Jo' }),
  );
  expect(keys).toEqual(['a@x.at|430664123|jo', 'a@x.at|0043664123|jo', 'a@x.at||jo']);
});

it('has the second of a couple, whose name alone is no key', () => {
  expect(duplicateKey({ partner1Name: 'A', partner2Name: 'B' })).toBe('||a|b');
  expect(duplicateKey({ partner2Name: 'B' })).toBeUndefined();
});
