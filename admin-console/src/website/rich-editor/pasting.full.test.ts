import fc from 'fast-check';
import { readRichText } from 'contract/rich-text';
import { pasteHtml } from './clipboards';
import { blocksOfPlainText } from './plain-paste';

it('makes a rich text of whatever a clipboard holds', () => {
  const tag = fc.constantFrom(
    'p',
    'ul',
    'ol',
    'li',
    'h1',
    'h4',
    'table',
    'td',
    'blockquote',
    'a href="/x"',
    'b',
    'i',
    'br',
    'img alt="🙏"',
    'p style="mso-list:l0 level3 lfo1"',
    'script',
    'figure data-media="x"',
  );
  const part = fc.oneof(
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name.split(' ')[0]}>`),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('\0', '\u202e', '\ud800', '&nbsp;', '<!--', '-->', '\u2028'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = pasteHtml(parts.join(''));
      expect(text === '' || text === 'no rich text' || readRichText(text) !== undefined).toBe(true);
      expect(() => blocksOfPlainText(parts.join('\n'), true)).not.toThrow();
    }),
    { numRuns: 150, seed: 19 },
  );
});
