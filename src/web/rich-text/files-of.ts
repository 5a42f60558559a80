/** The files in what is pasted or dropped. Text that brings its picture along (a table, a page) is meant as text. */
export function filesOf(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  if (files.length === 0) return [];
  const text = new DOMParser().parseFromString(transfer?.getData('text/html') ?? '', 'text/html').body.textContent?.trim();
  return text ? [] : files;
}
