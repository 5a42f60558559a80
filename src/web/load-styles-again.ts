/** Reloads failed style sheets, because a retried part considers them loaded. */
export function loadStylesAgain(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
