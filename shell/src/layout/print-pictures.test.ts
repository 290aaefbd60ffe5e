import { printAllPictures } from './print-pictures';

it('fetches every picture of the page when it is printed, and none before', () => {
  document.body.innerHTML = '<img loading="lazy" src="/a.webp"><img src="/b.webp">';
  printAllPictures();
  const waiting = () => document.querySelectorAll('img[loading=lazy]').length;
  expect(waiting()).toBe(1);
  dispatchEvent(new Event('beforeprint'));
  expect(waiting()).toBe(0);
});
