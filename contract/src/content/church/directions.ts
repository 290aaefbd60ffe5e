import { getAddress, shownChurch } from './shown-church';

/** Whose map opens an address: a phone's own, or that of any browser. */
type MapOwner = 'android' | 'apple' | 'browser';

/**
 * The way to the church as an address that the visitor's own map opens. Any browser knows the one of
 * OpenStreetMap, which asks for no account and sells no places; a phone's own map app is better where there is one.
 */
export function directionsAddress(owner: MapOwner = 'browser'): string {
  const place = encodeURIComponent(getAddress(shownChurch()));
  if (owner === 'android') return `geo:0,0?q=${place}`;
  if (owner === 'apple') return `https://maps.apple.com/?daddr=${place}`;
  return `https://www.openstreetmap.org/directions?to=${place}`;
}

/** @param userAgent what a browser says that it is */
export function readMapOwner(userAgent: string): MapOwner {
  if (userAgent.includes('Android')) return 'android';
  return /iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'browser';
}
