import type { RemoteReleases } from 'contract/registry';
import { readStored, writeStored } from 'shared-ui/browser-storage';

const lotKey = 'canary-lot';
const avoidedKey = 'avoided-releases';

/**
 * The release of a remote that this visitor gets: the canary if the visitor's lot falls into its share, else
 * the stable one, else the last good one; and never one that has failed in this tab while another is left.
 *
 * @param lost a release that could not be had just now
 */
export function chooseVersion({ stable, canary, lastGood }: RemoteReleases, lost?: string): string {
  const onTrial = canary && drawLot() < canary.percent ? canary.version : undefined;
  const failed = `${readAvoided()} ${lost}`;
  return (
    [onTrial, stable, lastGood].find((version) => version && !failed.includes(version)) ?? stable
  );
}

/** Takes a release off the visitor's list until the tab is closed. */
export function avoidVersion(version: string): void {
  try {
    sessionStorage.setItem(avoidedKey, `${readAvoided()} ${version}`);
  } catch {
    // Blocked storage: the page goes on with what it has loaded, and the next page tries anew.
  }
}

function readAvoided(): string {
  try {
    return sessionStorage.getItem(avoidedKey) ?? '';
  } catch {
    return '';
  }
}

/** From 0 up to 100, drawn once for each visitor: a visitor with the canary keeps it while its share grows. */
function drawLot(): number {
  const lot = readStored(lotKey) ?? String(Math.random() * 100);
  writeStored(lotKey, lot);
  return Number(lot);
}
