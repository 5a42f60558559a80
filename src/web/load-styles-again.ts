/** Asks anew for the style sheets that did not arrive: their part, loaded again, counts them as being there. */
export function loadStylesAgain(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
