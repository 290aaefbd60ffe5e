import { type Colour, mix } from './colour.ts';
import { type XY, polygon } from './geometry.ts';
import { between, noise, seededRandom } from './random.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly short: number;
}

export type Ridge = readonly XY[];

/** Generates broken straight lines: peaks with shoulders, like limestone. */
export function ridge(
  frame: Frame,
  seed: number,
  crest: number,
  relief: number,
  steps: number,
): Ridge {
  const random = seededRandom(seed);
  const points: XY[] = [];
  const start = -0.05 * frame.width;
  const span = frame.width * 1.1;
  for (let i = 0; i <= steps; i += 1) {
    const jitter = i > 0 && i < steps ? between(random, -0.3, 0.3) : 0;
    const x = start + (span * (i + jitter)) / steps;
    const broad = noise((x / frame.width) * 3.1, 0.5, seed) - 0.35;
    const sharp = (i % 2 === 0 ? 1 : -0.8) * between(random, 0.22, 0.78);
    points.push([x, (crest - relief * (broad * 1.1 + sharp * 0.55)) * frame.height]);
  }
  return points;
}

export const under = (points: Ridge, { width, height }: Frame) =>
  polygon([...points, [width * 1.06, height + 60], [-0.06 * width, height + 60]]);

function heightAt(points: Ridge, x: number): number {
  for (let i = 1; i < points.length; i += 1) {
    const [x0, y0] = points[i - 1] ?? [0, 0];
    const [x1, y1] = points[i] ?? [0, 0];
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
  }
  return points.at(-1)?.[1] ?? 0;
}

/** Returns +1 on a slope that faces the light, -1 on one that faces away. */
export function facing(points: Ridge, x: number, y: number, sunX: number, frame: Frame): number {
  const drop = Math.max(0, y - heightAt(points, x));
  const slide = (noise(x / 90, y / 90, 5) - 0.5) * drop * 0.9;
  const reach = frame.width * 0.012 + drop * 0.12;
  const slope = heightAt(points, x + slide + reach) - heightAt(points, x + slide - reach);
  const towards = sunX > x ? 1 : -1;
  return Math.tanh((slope * towards * 1.9) / reach);
}

export const lit = ([light, shade]: readonly [Colour, Colour], face: number) =>
  mix(shade, light, 0.5 + 0.5 * face);

/** Outlines the snow above a ragged line and along the crest. */
export function snowfield(points: Ridge, line: number, frame: Frame, seed: number): string {
  const random = seededRandom(seed);
  const lower: XY[] = points.map(([x, y], i): XY => {
    const peak = i % 2 === 0;
    const tongue =
      (peak ? between(random, 0.05, 0.1) : between(random, 0.006, 0.05)) * frame.height;
    return [
      x + between(random, -0.25, 0.25) * (frame.width / points.length),
      Math.max(y + 2, Math.min(y + tongue * 2.2, line * frame.height + tongue)),
    ];
  });
  const teeth: XY[] = [];
  lower.forEach(([x, y], i) => {
    const [nx, ny] = lower[i + 1] ?? [x, y];
    teeth.push([x, y]);
    if (i < lower.length - 1) {
      const mx = (x + nx) / 2;
      teeth.push([
        mx,
        Math.max(
          heightAt(points, mx) + 2,
          (y + ny) / 2 + between(random, -0.05, 0.03) * frame.height,
        ),
      ]);
    }
  });
  return polygon([...points, ...teeth.reverse()]);
}
