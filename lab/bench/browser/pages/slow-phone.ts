/**
 * Slow 4G as Lighthouse throttles it: 1.6 and 0.75 Mbit/s less a tenth, in bytes per second. Chromium delays each
 * request once, so its 562 ms stand for the three or four round trips of 150 ms that a request takes.
 */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
};

/** A mid-range phone as Lighthouse and PageSpeed Insights emulate it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/** Factor by which the phone's processor is slower than this machine. */
export const cpuSlowdown = 4;
