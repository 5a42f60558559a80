/** Puts text on the clipboard; `box` is an element that shows it, which serves where the page has no right to the clipboard (no TLS). */
export async function copyText(text: string, box: HTMLElement): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  getSelection()?.selectAllChildren(box);
  document.execCommand('copy');
}
