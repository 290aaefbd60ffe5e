import { readHelpLines } from './help-lines';

it('reads country, number and who answers of each line', () => {
  expect(readHelpLines('Austria; 142; Telefonseelsorge\n\n Nigeria ;112;Police; fire ')).toEqual([
    { country: 'Austria', number: '142', who: 'Telefonseelsorge' },
    { country: 'Nigeria', number: '112', who: 'Police; fire' },
  ]);
});

it('leaves out what has no number', () => {
  expect(readHelpLines('Austria\n;;\nLiberia; ; police')).toEqual([]);
});
