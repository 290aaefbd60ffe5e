import { removeScripts } from './written-home';

it('takes out what runs and what is fetched to run, and leaves what search engines read', () => {
  const page = [
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="preload" as="script" href="/b.js">',
    '<link rel="icon" href="/favicon.svg">',
    '<script type="application/ld+json">{"@type":"Church"}</script>',
    '<h1>Welcome</h1>',
    '<script type="application/json" id="registry">{}</script>',
    '<script src="/a.js" defer></script>',
    '<script>run("<b>");</script>',
  ].join('\n');
  expect(removeScripts(page).trim().split('\n')).toEqual([
    '<link rel="icon" href="/favicon.svg">',
    '<script type="application/ld+json">{"@type":"Church"}</script>',
    '<h1>Welcome</h1>',
  ]);
});

it('refuses a page without a script: there would be nothing to compare', () => {
  expect(() => removeScripts('<h1>Welcome</h1>')).toThrow('no script to take out');
});
