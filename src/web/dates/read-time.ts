/** `9`, `930`, `9:30`, `9.30`, `9h30`, `9pm`, `9 Uhr`; in Arabic with ص and م. */
const pattern = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?m?\.?|(ص|م)|h|uhr)?$/i;

/** Parses a typed time into `HH:MM`; null if invalid. */
export function readTime(text: string): string | null {
  const [, hoursText, minutesText = '00', letter, arabic] = pattern.exec(latinDigits(text.trim())) ?? [];
  if (hoursText === undefined) return null;
  const isAfternoon = letter ? letter.toLowerCase() === 'p' : arabic === 'م';
  const isTwelve = letter !== undefined || arabic !== undefined;
  const typed = Number(hoursText);
  if (isTwelve ? typed < 1 || typed > 12 : typed > 23) return null;
  const hours = isTwelve ? (typed % 12) + (isAfternoon ? 12 : 0) : typed;
  return Number(minutesText) > 59 ? null : `${String(hours).padStart(2, '0')}:${minutesText}`;
}

/** Converts Arabic and Persian digits to Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}
