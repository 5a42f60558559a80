/** Returns pasted or dropped files. Text that includes an image of itself (a table, a page) counts as text. */
export function filesOf(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (files.length === 0) return [];
  const text = new DOMParser().parseFromString(transfer?.getData('text/html') ?? '', 'text/html').body.textContent?.trim();
  return text ? [] : files;
}
