/** `YYYY-MM-DD` of the reader's calendar, so many days later. */
export function localDay(now: Date, days = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const part = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}
