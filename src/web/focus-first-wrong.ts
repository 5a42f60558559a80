/** Focuses the first invalid field. Returns whether there is one. */
export function focusFirstWrong(within: ParentNode | null | undefined): boolean {
  const wrong = within?.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus();
  return Boolean(wrong);
}
