import { church } from 'contract/church';
import { type PDFDocument, type PDFImage, type PDFPage, rgb } from 'pdf-lib';

import type { Tags } from '../tagged.ts';
import { type Style, gold, paper, setLines, setSpaced } from '../typeset.ts';
import { HEIGHT, MARGIN, MEASURE, type Styles, WIDTH } from './styles.ts';
import type { Booklet } from './words.ts';

export function ground(page: PDFPage, color = paper): void {
  page.drawRectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT, color });
}

export function cover(
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

export function closing(document: PDFDocument, tags: Tags, booklet: Booklet, styles: Styles): void {
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
  const { street, postalCode, city } = church.address;
  const lines = [
    church.name,
    `${street}, ${postalCode} ${city}, ${booklet.country}`,
    church.phone.display,
    church.emails.join('   '),
  ];
  tags.mark(page, 'P', () => {
    setLines(page, lines, small, MARGIN, 132, MEASURE, 'centre');
  });
}
