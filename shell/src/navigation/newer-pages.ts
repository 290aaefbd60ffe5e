/**
 * Leaves a click on a link to another page to the browser, which loads a document, if pages of a newer release are
 * available: that navigation discards this document's state anyway.
 */
export function reloadForNewRelease(areThere: () => boolean): void {
  const answer = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // React and its router listen further in, so they do not see the event.
    if (link && link.pathname !== location.pathname && areThere()) event.stopPropagation();
  };
  document.addEventListener('click', answer, { capture: true });
}
