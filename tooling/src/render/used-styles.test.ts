import { createStylePicker } from './used-styles';

const pick = (css: string, html: string) => createStylePicker(css)(html);

it.each([
  ['a class of the page', '.a{color:red}', true],
  ['another page’s', '.z{color:red}', false],
  ['no class at all', 'body{color:red}', true],
  ['two classes of which one is missing', '.a .z{color:red}', false],
  ['one of several selectors', '.z,.b-1x{color:red}', true],
  ['a state', '.a:hover::before{color:red}', true],
  ['an attribute', '.a[data-shown=true]{color:red}', true],
  ['a class that must be absent', '.a:not(.z){color:red}', true],
  ['another page’s behind brackets', 'form:has(p:first-child) .z>:nth-child(2){color:red}', false],
  ['a class behind brackets', 'form:has(:is(p,.z):not(.y)) .a{color:red}', true],
  ['a class without weight', ':where(.a:not(.z))::before{color:red}', true],
  ['another page’s without weight', ':where(.z:not(.a) p){color:red}', false],
  ['one of several without weight', ':where(.z,.a){color:red}', true],
  ['a number that looks like one', '.a{inset:.5rem}', true],
])('judges a rule for %s', (_name, css, isKept) => {
  expect(pick(css, '<p class="a b-1x">')).toBe(isKept ? css : '');
});

it('keeps the order of layers and drops what has become empty', () => {
  const css =
    '@layer base,print;@layer print{@media print{.z{color:red}}}@media print{.a{color:red}}';
  expect(pick(css, '<p class="a">')).toBe('@layer base,print;@media print{.a{color:red}}');
});

it('keeps fonts: no class names them', () => {
  const css = '@font-face{font-family:a}';
  expect(pick(css, '')).toBe(css);
});

it.each([
  ['.a{animation:1s linear appear,turn 2s}', true],
  ['@media print{.a{animation-name:appear}}', true],
  ['.a{animation:appearing 1s}', false],
  ['.z{animation:appear 1s}', false],
])('keeps an animation that a rule of the page names: %s', (rule, isKept) => {
  const animation = '@keyframes appear{0%{opacity:0}}';
  expect(pick(animation + rule, '<p class="a">').includes(animation)).toBe(isKept);
});
