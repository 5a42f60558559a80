/** Focuses the first field within a form that has more characters than it may. @returns whether there is one */
export function focusOverLimit(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-over-limit]');
  field?.focus();
  return field !== null && field !== undefined;
}
