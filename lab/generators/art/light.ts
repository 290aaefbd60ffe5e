import sharp, { type Sharp } from 'sharp';

import type { Glazing } from './glass.ts';
import { noise } from './random.ts';

/** Saturation factor, because light through coloured glass is richer than paint. */
const RICHNESS = 1.2;

/** An area that must stay quiet because text is placed on it. */
export interface Calm {
  readonly side: 'left' | 'bottom' | 'none';
  /** 0 leaves the glass unchanged; 1 is black. */
  readonly depth: number;
}

export interface Light {
  /** Distance over which the glow of bright panes spreads over their lead. */
  readonly glow: number;
  readonly vignette: number;
  readonly calm?: Calm;
}

/** Forces one channel, which sharp would not do by default. */
const blurred = (image: Sharp, sigma: number) =>
  image.clone().blur(sigma).toColourspace('b-w').raw().toBuffer();

/** Lights the window: lead gets relief and shadow, glass gets streaks and glow. */
export async function illuminate(
  glazing: Glazing,
  width: number,
  height: number,
  light: Light,
  seed: number,
): Promise<Sharp> {
  const draw = (svg: string) => sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
  const glass = await draw(glazing.colours).raw().toBuffer();
  const lead = await draw(glazing.leads).toColourspace('b-w').raw().toBuffer();
  const leadImage = sharp(lead, { raw: { width, height, channels: 1 } });
  const edge = await blurred(leadImage, 2);
  const shade = await blurred(leadImage, 7);
  const small = await sharp(glass, { raw: { width, height, channels: 3 } })
    .resize(Math.ceil(width / 4), Math.ceil(height / 4))
    .blur(9)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const spill = await sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: 3 },
  })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();

  const out = Buffer.alloc(width * height * 3);
  const reach = Math.hypot(width, height) / 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const clear = (lead[i] ?? 0) / 255;
      const streak = noise(x / 46 + noise(x / 90, y / 90, seed) * 3, y / 16, seed) - 0.5;
      const seedy = noise(x / 7, y / 7, seed + 1) - 0.5;
      const depth = 0.74 + 0.14 * ((edge[i] ?? 0) / 255) + 0.18 * ((shade[i] ?? 0) / 255);
      const fromCentre = Math.hypot(x - width / 2, y - height / 2) / reach;
      const fade = 1 - light.vignette * Math.max(0, fromCentre - 0.45) ** 1.6 * 1.9;
      const quiet = 1 - calmAt(light.calm, x / width, y / height);
      const tone = depth * (1 + 0.12 * streak + 0.045 * seedy);
      const grey =
        ((glass[i * 3] ?? 0) + (glass[i * 3 + 1] ?? 0) * 2 + (glass[i * 3 + 2] ?? 0)) / 4;
      const relief = reliefAt(edge, x, y, width, height) * (1 - clear);
      for (let c = 0; c < 3; c += 1) {
        const rich = grey + ((glass[i * 3 + c] ?? 0) - grey) * RICHNESS;
        const pane = (Math.max(0, rich) / 255) * tone;
        const came = 0.045 + (c === 2 ? 0.016 : 0) + relief * 0.34;
        const base = pane * clear + came * (1 - clear);
        const halo = ((spill[i * 3 + c] ?? 0) / 255) ** 1.5 * light.glow * (0.35 + 0.65 * clear);
        const lit = 1 - (1 - base) * (1 - halo);
        out[i * 3 + c] = Math.max(0, Math.min(255, Math.round(lit * fade * quiet * 255)));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

/** Relief of a rounded lead strip lit from the upper left. */
function reliefAt(edge: Buffer, x: number, y: number, width: number, height: number): number {
  const up = edge[Math.max(0, y - 1) * width + Math.max(0, x - 1)] ?? 0;
  const down = edge[Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1)] ?? 0;
  return Math.max(0, (up - down) / 255);
}

function calmAt(calm: Calm | undefined, u: number, v: number): number {
  if (!calm || calm.side === 'none') return 0;
  const t = calm.side === 'left' ? 1 - u / 0.62 : (v - 0.42) / 0.58;
  const k = Math.min(1, Math.max(0, t));
  return calm.depth * k * k * (3 - 2 * k);
}
