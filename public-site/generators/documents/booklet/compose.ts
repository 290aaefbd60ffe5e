import fontkit from '@pdf-lib/fontkit';
import { church } from 'contract/church';
import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb } from 'pdf-lib';

import { instance } from '../../fonts/source.ts';
import { Tags } from '../tagged.ts';
import {
  type Style,
  accent,
  breakLines,
  gold,
  ink,
  paper,
  quiet,
  setLines,
  setSpaced,
} from '../typeset.ts';
import type { Block, Booklet, Page } from './words.ts';

/** A5 in points. */
const WIDTH = 419.53;
const HEIGHT = 595.28;
const MARGIN = 48;
const MEASURE = WIDTH - 2 * MARGIN;
const STRIP = 84;
const FOOT = 50;

export interface Glass {
  readonly cover: Uint8Array;
  /** Bands of glass by the hero picture they are cut from. */
  readonly strips: ReadonlyMap<string, Uint8Array>;
}

interface Styles {
  readonly body: Style;
  readonly heading: Style;
  readonly subhead: Style;
  readonly verse: Style;
  readonly small: Style;
  readonly label: Style;
}

async function embedStyles(document: PDFDocument): Promise<Styles> {
  document.registerFontkit(fontkit);
  const embed = async (
    name: string,
    weight: number,
    style: 'normal' | 'italic' = 'normal',
  ): Promise<PDFFont> =>
    document.embedFont(await instance(name, weight, { style }), {
      subset: true,
      customName: `${name}-${weight}-${style}`,
    });
  const serif = await embed('cormorant', 500);
  const title = await embed('cormorant', 600);
  const italic = await embed('cormorant', 500, 'italic');
  const sans = await embed('source-sans-3', 400);
  const bold = await embed('source-sans-3', 600);
  return {
    body: { font: serif, size: 12.5, leading: 16.1, color: ink },
    heading: { font: title, size: 27, leading: 30, color: ink },
    subhead: { font: bold, size: 9, leading: 12, color: accent },
    verse: { font: italic, size: 13.2, leading: 16.6, color: accent },
    small: { font: sans, size: 8.4, leading: 11.5, color: quiet },
    label: { font: bold, size: 9, leading: 12, color: ink },
  };
}

/** Lays one booklet out and returns the PDF. Fails if a page runs over. */
export async function composeBooklet(booklet: Booklet, glass: Glass): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`${booklet.title} – ${church.name}`, { showInWindowTitleBar: true });
  document.setSubject(booklet.subject);
  document.setAuthor(church.name);
  document.setKeywords(['church', church.city]);
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

function ground(page: PDFPage, color = paper): void {
  page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, color });
}

function cover(
  document: PDFDocument,
  tags: Tags,
  booklet: Booklet,
  styles: Styles,
  image: PDFImage,
): void {
  const page = document.addPage([WIDTH, HEIGHT]);
  const foot = 168;
  tags.artifact(page, () => ground(page, rgb(0.09, 0.1, 0.22)));
  tags.mark(
    page,
    'Figure',
    () => page.drawImage(image, { x: 0, y: foot, width: WIDTH, height: HEIGHT - foot }),
    booklet.coverAlt,
  );
  tags.artifact(page, () =>
    page.drawRectangle({ x: 0, y: foot - 3, width: WIDTH, height: 3, color: gold }),
  );
  const title: Style = { ...styles.heading, size: 46, leading: 50, color: paper };
  const sub: Style = { ...styles.verse, size: 14.5, leading: 19, color: rgb(0.96, 0.87, 0.66) };
  let y = foot - 16;
  tags.mark(page, 'H1', () => {
    y = setLines(page, [booklet.title], title, MARGIN, y, MEASURE, 'centre');
  });
  tags.mark(page, 'P', () => {
    setLines(page, booklet.subtitle, sub, MARGIN + 15, y - 12, MEASURE - 30, 'centre');
  });
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
  /** Numbers are copied from here into forms: lining figures. */
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

function closing(document: PDFDocument, tags: Tags, booklet: Booklet, styles: Styles): void {
  const page = document.addPage([WIDTH, HEIGHT]);
  const night = rgb(0.09, 0.1, 0.22);
  tags.artifact(page, () => {
    ground(page, night);
    page.drawRectangle({
      x: 22,
      y: 22,
      width: WIDTH - 44,
      height: HEIGHT - 44,
      borderColor: gold,
      borderWidth: 1.2,
    });
    page.drawRectangle({
      x: 27,
      y: 27,
      width: WIDTH - 54,
      height: HEIGHT - 54,
      borderColor: gold,
      borderWidth: 0.4,
    });
  });
  const heading: Style = { ...styles.heading, color: rgb(0.96, 0.87, 0.66) };
  const prayer: Style = { ...styles.verse, size: 15.5, leading: 22.5, color: paper };
  const small: Style = { ...styles.small, size: 9.2, leading: 13.5, color: rgb(0.83, 0.85, 0.93) };
  let y = HEIGHT - 62;
  tags.mark(page, 'H1', () => {
    y = setLines(page, [booklet.closing.heading], heading, MARGIN, y, MEASURE, 'centre');
  });
  tags.mark(page, 'P', () => {
    y = setLines(page, booklet.closing.lines, prayer, MARGIN, y - 18, MEASURE, 'centre');
  });
  tags.mark(page, 'P', () => {
    y = setLines(page, [booklet.closing.amen], prayer, MARGIN, y - 6, MEASURE, 'centre');
  });
  tags.mark(page, 'H2', () =>
    setSpaced(
      page,
      booklet.contact.toUpperCase(),
      { ...styles.label, size: 8, color: gold },
      WIDTH / 2,
      138,
      1.4,
    ),
  );
  const { street, postalCode, city, country } = church.address;
  const lines = [
    church.name,
    `${street}, ${postalCode} ${city}, ${country}`,
    church.phone.display,
    church.emails.join('   '),
  ];
  tags.mark(page, 'P', () => {
    setLines(page, lines, small, MARGIN, 132, MEASURE, 'centre');
  });
}
