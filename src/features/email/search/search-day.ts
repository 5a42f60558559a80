const isoDay = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/u;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u;

/**
 * Parses a day and returns it as 2030-01-31. Accepts year first or day first; a month alone means its first day. Null when the text is no
 * day.
 */
export function searchDay(text: string): string | null {
  const latin = text.replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  const [, year, month, day = '1'] = isoDay.exec(latin) ?? reversed(dayFirst.exec(latin));
  if (year === undefined || month === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number(year) > 0 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}

function reversed(found: RegExpExecArray | null): (string | undefined)[] {
  const [all, day, month, year] = found ?? [];
  return [all, year, month, day];
}
