/** Loads lazy pictures before printing, because browsers fetch only those near the viewport. */
export function printAllPictures(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]')) {
      picture.setAttribute('loading', 'eager');
    }
  });
}
