import { Editor } from '@tiptap/core';
import { readRichText } from 'contract/rich-text';
import { readableText } from '../rich-text/rich-text-words';
import {
  docsHtml,
  hostileHtml,
  pasteHtml,
  whatsAppHtml,
  whatsAppText,
  wordItem,
  wordHtml,
} from './clipboards';
import { cleanPastedHtml } from './pasted-html';
import { toEditorContent, textOfEditor } from './document-text';
import { blocksOfPlainText } from './plain-paste';
import { richExtensions } from './rich-extensions';

const plain = (text: string, isMarked = true) =>
  readableText(JSON.stringify({ type: 'doc', content: blocksOfPlainText(text, isMarked) }));

it('reads headings, lists in lists, tables and links of Word', () => {
  expect(readableText(pasteHtml(wordHtml)).split('\n\n')).toEqual([
    '# Easter at church',
    '## What to bring',
    'Come *early*, _please_:',
    '- first item\n  - inner item\n- second item',
    '1. numbered',
    'Sunday | 10:00',
    'See the page (https://church.example/easter) or my notes.',
  ]);
});

it.each([
  ['numbers', ['1.', '2.', '3.']],
  ['letters, which are no numbers', ['a)', 'b)', 'c)']],
])('goes on counting a list of Word that a paragraph interrupts, by %s', (_which, signs) => {
  const [one, two, three] = signs.map(wordItem);
  const text = readableText(pasteHtml(`${one}${two}<p>Meanwhile</p>${three}`));
  expect(text.split('\n\n')).toEqual(['1. item\n2. item', 'Meanwhile', '3. item']);
});

it('begins anew with another list of Word, and where its number says so', () => {
  const other = wordItem('1.').replace('lfo1', 'lfo2');
  const html = `${wordItem('1.')}<p>Then</p>${other}<p>Then</p>${wordItem('7.')}`;
  expect(readableText(pasteHtml(html)).match(/\d\. item/g)).toEqual([
    '1. item',
    '1. item',
    '7. item',
  ]);
});

it('counts the lists in a list of Word by themselves', () => {
  const inner = wordItem('a.').replace('level1', 'level2');
  const html = `${wordItem('1.')}${inner}${wordItem('2.')}${inner}<p>Then</p>${wordItem('3.')}`;
  expect(readableText(pasteHtml(html))).toBe(
    '1. item\n  1. item\n2. item\n  1. item\n\nThen\n\n3. item',
  );
});

it('keeps the number that a list of the web begins with, where there may be such a one', () => {
  const list = (start: string) => readableText(pasteHtml(`<ol start="${start}"><li>item</ol>`));
  expect(['4', '-4', '99999999', 'x'].map(list)).toEqual([
    '4. item',
    ...Array<string>(3).fill('1. item'),
  ]);
});

it.each([
  ['m<sup>2</sup>', 'm²'],
  ['H<sub>2</sub>O', 'H₂O'],
  ['10<sup>\u2212<b>12</b></sup>', '10⁻*¹²*'],
  ['<span style="vertical-align:super">16</span>For God', '¹⁶For God'],
  ['the 1<sup>st</sup>, a note<sup>[1]</sup>', 'the 1st, a note[1]'],
])('writes %s in signs that say the same', (html, text) => {
  const onLost = jest.fn();
  cleanPastedHtml(`<p>${html}</p>`, onLost);
  expect(readableText(pasteHtml(`<p>${html}</p>`))).toBe(text);
  expect(onLost).not.toHaveBeenCalled();
});

it('keeps the words of a superscript that no signs say, and tells of it', () => {
  const onLost = jest.fn();
  cleanPastedHtml('<p>e<sup>2a</sup></p>', onLost);
  expect(onLost).toHaveBeenCalled();
  expect(readableText(pasteHtml('<p>e<sup>2a</sup></p>'))).toBe('e2a');
});

it('reads marks and painted emoji of WhatsApp', () => {
  expect(readableText(pasteHtml(whatsAppHtml))).toBe('Praise *God* 🙏🏽 and _sing_');
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
  expect(readableText(pasteHtml(docsHtml))).toBe('*Grace*_ and peace_\n\n- one\n  - two');
});

it('keeps the words of what is hostile, and nothing else of it', () => {
  const text = pasteHtml(hostileHtml);
  expect(readableText(text)).toMatch(/^onetwothree/);
  expect(text).not.toMatch(/script|javascript|data:|iframe|alert|"link"/);
});

it('moves lists that are too deep out of each other', () => {
  const nested = '<ul><li>x'.repeat(9);
  expect(readRichText(pasteHtml(nested))).toBeDefined();
});

it('shows a cell that has its row for itself as what is in it', () => {
  const html = '<table><tr><td><p>One</p><p>Two</p></td></tr></table>';
  expect(readableText(pasteHtml(html))).toBe('One\n\nTwo');
});

it('keeps what was copied here', () => {
  const html =
    '<blockquote data-verse data-reference="John 3:16" data-pm-slice="0 0 []"><p>For God</p></blockquote>';
  expect(readableText(pasteHtml(html))).toBe('> For God\n> (John 3:16)');
});

it('shows a text as it is stored, and stores it as it is shown', () => {
  const text = pasteHtml(wordHtml);
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content: toEditorContent(text),
    injectCSS: false,
  });
  expect(textOfEditor(editor.getJSON())).toBe(text);
  expect(textOfEditor(toEditorContent(''))).toBe('');
});
