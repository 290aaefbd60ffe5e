import fontkit from '@pdf-lib/fontkit';
import { church } from 'contract/church';
import {
  PDFDocument,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  rgb,
  TextAlignment,
} from 'pdf-lib';

import { instance } from '../../fonts/source.ts';
import { Tags } from '../tagged.ts';
import { type Style, accent, breakLines, gold, ink, quiet, setLines } from '../typeset.ts';

/** A4 in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;

export const MARGIN = 56;
export const MEASURE = WIDTH - 2 * MARGIN;
const TOP = HEIGHT - 44;
/** Height of a form line in points. */
const LINE = 22;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
}

/** Metadata of the file. */
interface About {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
}

export interface Kind {
  readonly lines?: boolean;
  readonly amount?: boolean;
  readonly required?: boolean;
}

/** A page with captions and fillable lines, each with an accessible description. */
export class Sheet {
  private readonly page: PDFPage;

  private constructor(
    private readonly document: PDFDocument,
    private readonly tags: Tags,
    private readonly styles: Readonly<Record<'title' | 'text' | 'label' | 'section', Style>>,
    /** The font of typed values. */
    private readonly typed: PDFFont,
  ) {
    this.page = document.addPage([WIDTH, HEIGHT]);
    tags.artifact(this.page, () => {
      this.page.drawRectangle({
        x: 0,
        y: HEIGHT - 14,
        width: WIDTH,
        height: 14,
        color: rgb(0.09, 0.1, 0.22),
      });
      this.page.drawRectangle({ x: 0, y: HEIGHT - 17, width: WIDTH, height: 3, color: gold });
    });
  }

  static async open({ title, subject, language }: About): Promise<Sheet> {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    document.setTitle(`${title} – ${church.name}`, { showInWindowTitleBar: true });
    document.setAuthor(church.name);
    document.setCreator(church.name);
    document.setSubject(subject);
    document.setLanguage(language);
    const made = new Date('2025-06-01T10:00:00Z');
    document.setCreationDate(made);
    document.setModificationDate(made);
    const embed = async (name: string, weight: number) =>
      document.embedFont(await instance(name, weight), {
        subset: true,
        customName: `${name}-${weight}`,
      });
    const sans = await embed('source-sans-3', 400);
    const bold = await embed('source-sans-3', 600);
    const styles = {
      title: { font: await embed('cormorant', 600), size: 30, leading: 34, color: ink },
      text: { font: sans, size: 10, leading: 14, color: quiet },
      label: { font: bold, size: 9.5, leading: 12, color: ink },
      section: { font: bold, size: 10.5, leading: 14, color: accent },
    };
    const typed = await document.embedFont(await instance('source-sans-3', 400, { plain: true }), {
      customName: 'source-sans-3-form',
    });
    return new Sheet(document, new Tags(document, language), styles, typed);
  }

  /** Draws the title and the instructions; returns the y below. */
  title(words: string, intro: string): number {
    const { title, text } = this.styles;
    let y = TOP;
    this.tags.mark(this.page, 'H1', () => {
      y = setLines(this.page, [words], title, MARGIN, y, MEASURE);
    });
    this.tags.mark(this.page, 'P', () => {
      y = setLines(this.page, breakLines(intro, text, MEASURE), text, MARGIN, y - 10, MEASURE);
    });
    return y;
  }

  heading(words: string, y: number): void {
    const { section } = this.styles;
    this.tags.mark(this.page, 'H2', () => {
      setLines(this.page, [words], section, MARGIN, y + section.leading, MEASURE);
    });
    this.tags.artifact(this.page, () =>
      this.page.drawLine({
        start: { x: MARGIN, y: y - 5 },
        end: { x: WIDTH - MARGIN, y: y - 5 },
        thickness: 0.7,
        color: gold,
      }),
    );
  }

  caption(words: string, x: number, y: number): void {
    const { label } = this.styles;
    this.tags.mark(this.page, 'P', () => {
      setLines(this.page, [words], label, x, y + label.leading, MEASURE);
    });
  }

  foot(words: string): void {
    this.tags.artifact(this.page, () => {
      setLines(
        this.page,
        [words],
        { ...this.styles.text, size: 8.4 },
        MARGIN,
        42,
        MEASURE,
        'centre',
      );
    });
  }

  line(name: string, tooltip: string, box: Box, kind: Kind = {}): void {
    const field = this.document.getForm().createTextField(name);
    if (kind.lines) field.enableMultiline();
    if (kind.required) field.enableRequired();
    // 2 is "right" in PDF's quadding (ISO 32000-1, 12.7.3.3).
    if (kind.amount) field.setAlignment(TextAlignment.Right);
    field.addToPage(this.page, this.look(box));
    field.setFontSize(11);
    describe(field, tooltip);
  }

  choice(
    name: string,
    tooltip: string,
    box: Box,
    options: readonly string[],
    { required = false, open = false, chosen = '' },
  ): void {
    const field = this.document.getForm().createDropdown(name);
    field.addOptions([...options]);
    if (required) field.enableRequired();
    if (open) field.enableEditing();
    if (chosen) field.select(chosen);
    field.addToPage(this.page, this.look(box));
    field.setFontSize(11);
    describe(field, tooltip);
  }

  async close(): Promise<Uint8Array> {
    this.document.getForm().updateFieldAppearances(this.typed);
    this.tags.finish();
    return this.document.save();
  }

  private look({ x, y, width, height = LINE }: Box) {
    return {
      x,
      y,
      width,
      height,
      font: this.typed,
      textColor: ink,
      backgroundColor: rgb(0.985, 0.97, 0.93),
      borderColor: rgb(0.55, 0.5, 0.42),
      borderWidth: 0.8,
    };
  }
}

/** Sets the alternate name, which readers show as a tooltip and screen readers speak. */
function describe(field: PDFField, tooltip: string): void {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(tooltip));
}
