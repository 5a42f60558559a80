const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** `14.2 MB`, for an operator. */
export function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
