import { church } from 'contract/church';
import { PDFDocument, type PDFImage, type PDFPage } from 'pdf-lib';

import { Tags } from '../tagged.ts';
import { type Style, accent, breakLines, gold, ink, setLines } from '../typeset.ts';
import { closing, cover, ground } from './covers.ts';
import { HEIGHT, MARGIN, MEASURE, type Styles, WIDTH, embedStyles } from './styles.ts';
import type { Block, Booklet, Page } from './words.ts';

const STRIP = 84;
const FOOT = 50;

export interface Glass {
  readonly cover: Uint8Array;
  /** Bands of glass by the hero picture they are cut from. */
  readonly strips: ReadonlyMap<string, Uint8Array>;
}

/**
 * Lays out one booklet and returns the PDF.
 * @throws Error when a page overflows
 */
export async function composeBooklet(booklet: Booklet, glass: Glass): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${booklet.title} – ${church.name}`, { showInWindowTitleBar: true });
  document.setSubject(booklet.subject);
  document.setAuthor(church.name);
  document.setKeywords([...booklet.keywords]);
  document.setLanguage(booklet.language);
  document.setProducer('pdf-lib');
  document.setCreator(church.name);
  const made = new Date('2025-06-01T10:00:00Z');
  document.setCreationDate(made);
  document.setModificationDate(made);
  const tags = new Tags(document, booklet.language);
  const styles = await embedStyles(document);

  cover(document, tags, booklet, styles, await document.embedJpg(glass.cover));
  for (const [index, page] of booklet.pages.entries()) {
    const strip = glass.strips.get(page.glass);
    if (!strip) throw new Error(`No glass is cut for ${page.glass}`);
    inside(document, tags, booklet, page, styles, await document.embedJpg(strip), index + 2);
  }
  closing(document, tags, booklet, styles);
  tags.finish();
  return document.save();
}

function inside(
  document: PDFDocument,
  tags: Tags,
  booklet: Booklet,
  content: Page,
  styles: Styles,
  strip: PDFImage,
  number: number,
): void {
  const page = document.addPage([WIDTH, HEIGHT]);
  tags.artifact(page, () => {
    ground(page);
    page.drawImage(strip, { x: 0, y: HEIGHT - STRIP, width: WIDTH, height: STRIP });
    page.drawRectangle({ x: 0, y: HEIGHT - STRIP - 2.4, width: WIDTH, height: 2.4, color: gold });
  });
  let y = HEIGHT - STRIP - 18;
  tags.mark(page, 'H1', () => {
    y = setLines(page, [content.heading], styles.heading, MARGIN, y, MEASURE);
  });
  y -= 8;
  for (const block of content.body) y = setBlock(page, tags, block, styles, y);
  if (y < FOOT) throw new Error(`"${content.heading}" runs over by ${(FOOT - y).toFixed(0)} pt`);
  tags.artifact(page, () => {
    setLines(page, [`${booklet.title}  ·  ${number}`], styles.small, MARGIN, 40, MEASURE, 'centre');
  });
}

function setBlock(page: PDFPage, tags: Tags, block: Block, styles: Styles, top: number): number {
  const { body, subhead, verse, small, label } = styles;
  /** Readers copy these numbers into forms, so they have lining figures. */
  const figures: Style = { ...small, size: 9.6, leading: 14, color: ink };
  let y = top;
  switch (block.kind) {
    case 'text':
      tags.mark(page, 'P', () => {
        y = setLines(page, breakLines(block.text, body, MEASURE), body, MARGIN, y, MEASURE);
      });
      return y - 6;
    case 'subhead':
      tags.mark(page, 'H2', () => {
        y = setLines(page, [block.text], subhead, MARGIN, y - 3, MEASURE);
      });
      return y - 2;
    case 'verse': {
      const lines = breakLines(block.text, verse, MEASURE - 34);
      const start = y - 2;
      tags.mark(page, 'BlockQuote', () => {
        y = setLines(page, lines, verse, MARGIN + 18, start, MEASURE - 34);
        y = setLines(page, [block.place], small, MARGIN + 18, y - 1, MEASURE - 34);
      });
      tags.artifact(page, () =>
        page.drawRectangle({
          x: MARGIN + 5,
          y: y - 2,
          width: 1.8,
          height: start - y - 2,
          color: gold,
        }),
      );
      return y - 8;
    }
    case 'table':
      for (const [what, value] of block.rows) {
        const lines = breakLines(value, figures, MEASURE * 0.56);
        const right = MARGIN + MEASURE * 0.44;
        tags.mark(page, 'P', () => {
          setLines(page, breakLines(what, label, MEASURE * 0.42), label, MARGIN, y - 2, MEASURE);
          y = setLines(page, lines, figures, right, y, MEASURE * 0.56) - 4.5;
        });
        tags.artifact(page, () =>
          page.drawLine({
            start: { x: MARGIN, y },
            end: { x: WIDTH - MARGIN, y },
            thickness: 0.5,
            color: gold,
          }),
        );
      }
      return y - 7;
    case 'list':
      for (const [index, item] of block.items.entries()) {
        tags.mark(page, 'P', () => {
          setLines(
            page,
            [`${index + 1}`],
            { ...label, color: accent, leading: body.leading },
            MARGIN,
            y,
            MEASURE,
          );
          y = setLines(
            page,
            breakLines(item, body, MEASURE - 18),
            body,
            MARGIN + 18,
            y,
            MEASURE - 18,
          );
        });
        y -= 2.5;
      }
      return y - 4;
    case 'prayer':
      tags.mark(page, 'P', () => {
        y = setLines(page, block.lines, body, MARGIN, y, MEASURE, 'centre');
      });
      return y - 6;
  }
}
