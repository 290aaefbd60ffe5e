import { Editor } from '@tiptap/core';
import { textOfEditor } from './document-text';
import { cleanPastedHtml } from './pasted-html';
import { richExtensions } from './rich-extensions';

/** HTML as other programs put it on the clipboard, reduced to the relevant parts. */

/** Word for Windows: a title, a list with two levels, a numbered one, a table, a comment, a tracked deletion. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=DE-AT style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Easter at church<o:p></o:p></h1>
<h2>What to bring<o:p></o:p></h2>
<p class=MsoNormal>Come <b style='mso-bidi-font-weight:normal'>early</b>, <i>please</i>:<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>first item<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>inner item<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>second item<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>numbered<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Sunday<o:p></o:p></p></td><td><p class=MsoNormal>10:00<o:p></o:p></p></td></tr></table>
<p class=MsoNormal>See <a href="http://church.example/easter">the page</a> or <a href="file:///C:/notes.docx">my notes</a>.<del>old words</del><span class=MsoCommentReference>[A1]</span></p>
<!--EndFragment--></body></html>`;

/** An item of a Word list, with its bullet or number. */
export const wordItem = (sign: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>item<o:p></o:p></p>`;

/** WhatsApp in a browser: emoji as images, marks as elements. */
export const whatsAppHtml = `<meta charset='utf-8'><span dir="ltr" class="_ao3e selectable-text copyable-text"><span>Praise <strong class="_ao3e selectable-text" data-app-text-template="*\${appText}*">God</strong> <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🙏🏽" draggable="false" class="b16 emoji wa _ao3e" style="background-position: 0px -20px;"> and <em class="_ao3e">sing</em></span></span>`;

/** WhatsApp on a phone copies plain text. */
export const whatsAppText =
  '*Sunday* at 10:00 🙏🏽\nBring _your friends_ and ~chairs~\n\nsnake_case_word, 2 * 3 * 4, *_both_*, *open';

/** Google Docs: everything is in a bold element that is not bold, marks are styles, and there is a nested list. */
export const docsHtml = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:700;">Grace</span><span style="font-weight:400;font-style:italic;"> and peace</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>two</span></p></li></ul></ul></b>`;

/** Scripts that an attacker would run in the console. */
export const hostileHtml = `<p onclick="alert(1)">one<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">two</a><a href="data:text/html,x">three</a></p><iframe src="https://evil.example"></iframe><svg onload=alert(1)><a xlink:href="javascript:alert(1)">four</a></svg><form><input value=five><button>six</button></form><math><mi>seven</mi></math>`;

/** The rich text that the editor makes of pasted HTML. */
export function pasteHtml(html: string): string {
  const content = cleanPastedHtml(html);
  const editor = new Editor({
    element: null,
    extensions: richExtensions,
    content,
    injectCSS: false,
  });
  return textOfEditor(editor.getJSON()) ?? 'no rich text';
}
