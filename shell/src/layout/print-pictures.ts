/** Has a page printed with all of its pictures: browsers fetch only those that a reader has come near. */
export function printAllPictures(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]')) {
      picture.setAttribute('loading', 'eager');
    }
  });
}
