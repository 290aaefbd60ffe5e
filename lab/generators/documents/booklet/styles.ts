import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

import { instance } from '../../fonts/source.ts';
import { type Style, accent, ink, quiet } from '../typeset.ts';

/** A5 in points. */
export const WIDTH = 419.53;
export const HEIGHT = 595.28;
export const MARGIN = 48;
export const MEASURE = WIDTH - 2 * MARGIN;

export interface Styles {
  readonly body: Style;
  readonly heading: Style;
  readonly subhead: Style;
  readonly verse: Style;
  readonly small: Style;
  readonly label: Style;
}

export async function embedStyles(document: PDFDocument): Promise<Styles> {
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
