import { writeOfflinePage } from './offline-page';

it('says what can be read all the same, and whom to call', () => {
  const html = writeOfflinePage([{ path: '/help/contact', name: 'Contact &amp; more' }], 'n');
  expect(html).toContain('<li><a href="/help/contact">Contact &amp; more</a></li>');
  expect(html).toContain('<h2>You can still read</h2>');
  expect(html).toContain('<a href="tel:+43512000000">+43 512 000000</a>');
  expect(html).toContain('<style nonce="n">');
});

it('is as dark as the device asks for, or as was chosen on it', () => {
  const html = writeOfflinePage([], 'n');
  expect(html).toMatch(/prefers-color-scheme: dark\) { :root:not\(\[data-scheme=light\]\)/);
  expect(html).toMatch(/<script nonce="n">[^<]*localStorage/);
});

it('promises nothing when nothing was kept', () => {
  expect(writeOfflinePage([], 'n')).not.toMatch(/<h2>|<ul>/);
});
