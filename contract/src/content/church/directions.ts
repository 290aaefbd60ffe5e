import { getAddress, shownChurch } from './shown-church';

/** The map app that opens the address: a phone's own, or OpenStreetMap in any browser. */
type MapOwner = 'android' | 'apple' | 'browser';

/**
 * A link to directions to the church. OpenStreetMap works in any browser, needs no account and sells no data; a phone's
 * own map app is better where there is one.
 */
export function directionsAddress(owner: MapOwner = 'browser'): string {
  const place = encodeURIComponent(getAddress(shownChurch()));
  if (owner === 'android') return `geo:0,0?q=${place}`;
  if (owner === 'apple') return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?to=${place}`;
}

export function detectPlatform(userAgent: string): MapOwner {
  if (userAgent.includes('Android')) return 'android';
  return /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'browser';
}
