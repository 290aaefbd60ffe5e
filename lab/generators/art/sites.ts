import type { XY } from './geometry.ts';
import type { Point } from './glass.ts';
import { type Random, between } from './random.ts';
import type { Frame } from './ridge.ts';

/** Panes on rings around the sun, each ring offset against the joints of the last. */
export function ringsAround(sun: XY, frame: Frame, pane: number) {
  return (random: Random): Point[] => {
    const sites: Point[] = [];
    const far = Math.hypot(frame.width, frame.height);
    let radius = pane * 0.4;
    let turn = 0;
    while (radius < far) {
      const size = pane * (0.72 + 0.5 * Math.min(1, radius / (far * 0.6)));
      const count = Math.max(8, Math.round((2 * Math.PI * radius) / (size * 0.92)));
      turn += Math.PI / count + between(random, -0.05, 0.05);
      for (let i = 0; i < count; i += 1) {
        const angle = turn + ((i + between(random, -0.22, 0.22)) * 2 * Math.PI) / count;
        const r = radius + between(random, -0.2, 0.2) * size;
        const x = sun[0] + r * Math.cos(angle);
        const y = sun[1] + r * Math.sin(angle);
        if (x > -pane && y > -pane && x < frame.width + pane && y < frame.height + pane)
          sites.push([x, y]);
      }
      radius += size * 1.12;
    }
    return sites;
  };
}

export function ringOf(middle: XY, radius: number, count: number) {
  return (): Point[] => [
    middle,
    ...Array.from({ length: count }, (_, i): Point => {
      const angle = (i * 2 * Math.PI) / count;
      return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
    }),
  ];
}

/** Wide, low panes for water. */
export function waves({ width, height }: Frame, bank: number, pane: number) {
  return (random: Random): Point[] => {
    const sites: Point[] = [];
    for (let y = bank - pane * 0.3; y < height + pane; y += pane * 0.42) {
      for (let x = -pane; x < width + pane * 2; x += pane * 2.6) {
        sites.push([
          x + between(random, -0.8, 0.8) * pane,
          y + between(random, -0.12, 0.12) * pane,
        ]);
      }
    }
    return sites;
  };
}
