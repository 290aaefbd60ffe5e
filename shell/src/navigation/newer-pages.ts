/**
 * Leaves a click on a link to another page to the browser, which loads a document, when pages of a newer release are
 * there: it leaves everything of this document anyway.
 */
export function leaveForNewerPages(areThere: () => boolean): void {
  const answer = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // React, and with it its router, listens further in.
    if (link && link.pathname !== location.pathname && areThere()) event.stopPropagation();
  };
  document.addEventListener('click', answer, { capture: true });
}
