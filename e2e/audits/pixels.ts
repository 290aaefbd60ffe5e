import type { Page } from '@playwright/test';

/** The pixels of a picture, row by row, four bytes (red, green, blue, alpha) each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Decodes a screenshot by the browser that took it. */
export async function readPixels(page: Page, screenshot: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The browser draws no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let binary = '';
    // Longer argument lists than this overflow the stack.
    for (let at = 0; at < data.length; at += 8192)
      binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: bitmap.width, height: bitmap.height, base64: btoa(binary) };
  }, screenshot.toString('base64'));
  return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
}
