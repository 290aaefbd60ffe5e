import type { LineSpeed } from './line/line.ts';

/** Slow 4G and a phone of the lower middle class (issue 6), as Lighthouse and PageSpeed Insights have them. */
export const slow4g: LineSpeed = { roundTrip: 150, down: 1_600_000, up: 750_000 };

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/** How many times slower than this machine it is. */
export const cpuSlowdown = 4;
