/** Focuses the first field of a form that exceeds its character limit. @returns whether there is one */
export function focusOverLimit(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-over-limit]');
  field?.focus();
  return field !== null && field !== undefined;
}
