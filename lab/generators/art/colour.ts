import type { Random } from './random.ts';

/** A colour in OKLab, where equal steps look equal. */
export interface Colour {
  readonly L: number;
  readonly a: number;
  readonly b: number;
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** Parses '#rrggbb'. */
export function colour(hex: string): Colour {
  const [r, g, b] = [1, 3, 5].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Formats '#rrggbb', clamped to the sRGB gamut. */
export function hex({ L, a, b }: Colour): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number) =>
    Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, c)))))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

/** Interpolates between two colours; t is from 0 to 1. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const k = Math.min(1, Math.max(0, t));
  return {
    L: from.L + (to.L - from.L) * k,
    a: from.a + (to.a - from.a) * k,
    b: from.b + (to.b - from.b) * k,
  };
}

/** Makes a colour lighter (positive) or darker (negative), keeping the hue. */
export function lighten(base: Colour, by: number): Colour {
  return { ...base, L: Math.min(0.99, Math.max(0.05, base.L + by)) };
}

/** Varies lightness, chroma and hue slightly, like panes from the same sheet. */
export function vary(base: Colour, random: Random, amount = 1): Colour {
  const swing = (width: number) => (random() + random() - 1) * width * amount;
  const chroma = Math.hypot(base.a, base.b) * (1 + swing(0.28));
  const hue = Math.atan2(base.b, base.a) + swing(0.22);
  return {
    L: Math.min(0.985, Math.max(0.08, base.L + swing(0.085))),
    a: chroma * Math.cos(hue),
    b: chroma * Math.sin(hue),
  };
}

/** Interpolates along colour stops at ascending positions. */
export function gradient(stops: readonly (readonly [number, Colour])[], t: number): Colour {
  let previous = stops[0];
  if (!previous) throw new Error('A gradient needs a stop');
  for (const stop of stops) {
    if (t <= stop[0]) {
      const span = stop[0] - previous[0];
      return span <= 0 ? stop[1] : mix(previous[1], stop[1], (t - previous[0]) / span);
    }
    previous = stop;
  }
  return previous[1];
}
