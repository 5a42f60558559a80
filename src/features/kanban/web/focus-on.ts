/** Puts the focus on a card's link, and as little further as it takes to see the whole card. */
export function focusOn(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  link.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
