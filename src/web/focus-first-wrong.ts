/** Gives the focus to the first field in which something is wrong; answers whether there is one. */
export function focusFirstWrong(within: ParentNode | null | undefined): boolean {
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus();
  return Boolean(wrong);
}
