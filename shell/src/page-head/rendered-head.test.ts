import { splitHead } from './rendered-head';

it('takes what React lifted to the front from a page, and reads it', () => {
  const lifted =
    '<title>Tom &amp; &quot;Ann&quot;</title><meta name="description" content="It&#x27;s &lt;here&gt;."/>';
  expect(splitHead(`${lifted}<div><title>of a drawing</title></div>`)).toEqual({
    head: lifted,
    body: '<div><title>of a drawing</title></div>',
    title: 'Tom & "Ann"',
    description: "It's <here>.",
  });
});

it('reads nothing where nothing was lifted', () => {
  expect(splitHead('<div></div>')).toEqual({
    head: '',
    body: '<div></div>',
    title: '',
    description: '',
  });
});
