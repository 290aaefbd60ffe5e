import { describeErrors } from './nu-report';
import type { NuMessage } from './nu-report';

const url = 'file:/site/pages/help/contact/index.html';
const policy = 'Inline script violates Content Security Policy (meta tag): blocked.';

const imageSet =
  '“image-set(url("/a.avif") 1x type("image/avif"))” is not a “background-image” value';
const notAValue = 'is not a “inset” value.';
const incompatible = 'CSS: “min-block-size”: The types are incompatible.';

const describe = (message: Partial<NuMessage>) =>
  describeErrors([{ type: 'error', message: '', url, ...message }], '/site/pages');

it('names the page, the place and what is wrong with it', () => {
  const fault = describe({ message: 'Stray end tag.', lastLine: 3, extract: '<p>\n</i>' });
  expect(fault).toEqual(['/help/contact/index.html:3: Stray end tag. <p> </i>']);
});

it.each<[string, Partial<NuMessage>, number]>([
  ['an error', { type: 'error' }, 1],
  ['a page that could not be read', { type: 'non-document-error' }, 1],
  ['a warning', { type: 'info', subType: 'warning' }, 1],
  ['no remark', { type: 'info' }, 0],
  ['a policy that blocks a script', { message: policy, extract: '<script>let a' }, 1],
  ['no policy over JSON', { message: policy, extract: '<script type="application/json">{' }, 0],
  ['no picture with its types', { message: `CSS: “background-image”: ${imageSet}.` }, 0],
  ['another background', { message: 'CSS: “background-image”: “red” is not a value.' }, 1],
  ['no length of lines', { message: incompatible, extract: '* var(--space-3) + 2px)}}' }, 0],
  ['another sum of lengths', { message: incompatible, extract: 'calc(2px + red)' }, 1],
  ['no anchor', { message: "CSS: “anchor-name”: Property “anchor-name” doesn't exist." }, 0],
  ['no place by an anchor', { message: `CSS: “inset”: “anchor(--header bottom)” ${notAValue}` }, 0],
  ['another place', { message: `CSS: “inset”: “red” ${notAValue}` }, 1],
  ['no property of CSS that it does not know yet', { message: 'CSS: “field-sizing”' }, 0],
])('counts %s', (_, message, count) => {
  expect(describe(message)).toHaveLength(count);
});
