import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { readRichText } from 'contract/rich-text';
import { readableText } from '../rich-text/rich-text-words';
import { docsHtml, hostileHtml, whatsAppHtml, whatsAppText, wordHtml } from './clipboards';
import { contentOf, textOfEditor } from './document-text';
import { cleanPastedHtml } from './pasted-html';
import { blocksOfPlainText } from './plain-paste';
import { richExtensions } from './rich-extensions';

/** What the editor keeps of pasted HTML, as a rich text. */
function paste(html: string): string {
  const content = cleanPastedHtml(html);
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content,
    injectCSS: false,
  });
  return textOfEditor(editor.getJSON()) ?? 'no rich text';
}

const plain = (text: string, isMarked = true) =>
  readableText(JSON.stringify({ type: 'doc', content: blocksOfPlainText(text, isMarked) }));

it('reads headings, lists in lists, tables and links of Word', () => {
  expect(readableText(paste(wordHtml)).split('\n\n')).toEqual([
    '# Easter at church',
    '## What to bring',
    'Come *early*, _please_:',
    '- first item\n  - inner item\n- second item',
    '1. numbered',
    'Sunday | 10:00',
    'See the page (https://church.example/easter) or my notes.',
  ]);
});

it('reads marks and painted emoji of WhatsApp', () => {
  expect(readableText(paste(whatsAppHtml))).toBe('Praise *God* 🙏🏽 and _sing_');
});

it('reads the signs of a plain message as marks, where they are some', () => {
  expect(plain(whatsAppText).split('\n')).toEqual([
    '*Sunday* at 10:00 🙏🏽',
    'Bring _your friends_ and chairs',
    '',
    'snake_case_word, 2 * 3 * 4, *_both_*, *open',
  ]);
  expect(plain('*God*', false)).toBe('*God*');
  const [first] = blocksOfPlainText('*God* is', true);
  expect(first).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', marks: [{ type: 'bold' }], text: 'God' },
      { type: 'text', text: ' is' },
    ],
  });
});

it('reads marks of a word processor on the web, and a list that stands in no item', () => {
  expect(readableText(paste(docsHtml))).toBe('*Grace*_ and peace_\n\n- one\n  - two');
});

it('keeps the words of what is hostile, and nothing else of it', () => {
  const text = paste(hostileHtml);
  expect(readableText(text)).toMatch(/^onetwothree/);
  expect(text).not.toMatch(/script|javascript|data:|iframe|alert|"link"/);
});

it('moves lists that are too deep out of each other', () => {
  const nested = '<ul><li>x'.repeat(9);
  expect(readRichText(paste(nested))).toBeDefined();
});

it('shows a cell that has its row for itself as what is in it', () => {
  const html = '<table><tr><td><p>One</p><p>Two</p></td></tr></table>';
  expect(readableText(paste(html))).toBe('One\n\nTwo');
});

it('keeps what was copied here', () => {
  const html =
    '<blockquote data-verse data-reference="John 3:16" data-pm-slice="0 0 []"><p>For God</p></blockquote>';
  expect(readableText(paste(html))).toBe('> For God\n> (John 3:16)');
});

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
      const text = paste(parts.join(''));
      expect(text === '' || text === 'no rich text' || readRichText(text) !== undefined).toBe(true);
      expect(() => blocksOfPlainText(parts.join('\n'), true)).not.toThrow();
    }),
    { numRuns: 150, seed: 19 },
  );
});

it('shows a text as it is stored, and stores it as it is shown', () => {
  const text = paste(wordHtml);
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content: contentOf(text),
    injectCSS: false,
  });
  expect(textOfEditor(editor.getJSON())).toBe(text);
  expect(textOfEditor(contentOf(''))).toBe('');
});
