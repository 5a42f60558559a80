import { dayWord, placeOf, placeWord, wordEnd, wordStart } from './arabic-words.ts';

/** Words of dates that are written with or without the signs of their ending: `غدًا`, `صباحاً`. */
const ended = new RegExp(`${wordStart}(غدا|يوميا|[أا]سبوعيا|شهريا|سنويا|صباحا|مساء|ظهرا|عصرا|ليلا|يوما)${wordEnd}`, 'g');
const endings = /[\u064b-\u0652]/g;
const dateWithEnding = new RegExp(`${wordStart}[\\u0621-\\u0652]*[\\u064b-\\u0652][\\u0621-\\u0652]*${wordEnd}`, 'g');
const hour = new RegExp(
  `(?:الساعة\\s+ال(${placeWord})|${wordStart}ال(${placeWord})(?=\\s+(?:صباحا|مساء|ظهرا|عصرا|ليلا)))(?:\\s+و?(إلا\\s+)?(النصف|نصف|الربع|ربعا?|الثلث))?${wordEnd}`,
);
const partOfDay = new RegExp(`${wordStart}(صباح|ظهر|عصر|مساء|ليلة)\\s+(اليوم|الغد|غد|(?:يوم\\s+)?${dayWord})${wordEnd}`);
const partAfter = new RegExp(`(?<=${wordStart}(?:اليوم|غدا|(?:يوم\\s+)?${dayWord})\\s+)(صباحا|ظهرا|عصرا|مساء|ليلا)${wordEnd}`);
const clockOf: Record<string, string> = { صباح: '9:00', ظهر: '12:00', عصر: '15:00', مساء: '19:00', ليل: '20:00' };
const minutesOf: Record<string, number> = { نصف: 30, ربع: 15, ثلث: 20 };

/** What people write, in the words that chrono understands: `غدًا`, `الساعة الخامسة والنصف`, `مساء الجمعة`, `بعد الغد`. */
export function arabicDates(text: string): string {
  return withoutEndings(text)
    .replace(/بعد\s+الغد/, 'بعد غد')
    .replace(hour, (_, named?: string, bare?: string, less?: string, part?: string) => clockText(placeOf(named ?? bare ?? ''), less, part))
    .replace(/هذا\s+المساء|الليلة/, (words) => `اليوم الساعة ${words === 'الليلة' ? '20:00' : '19:00'}`)
    .replace(partOfDay, (_, part: string, day: string) => `${/غد/.test(day) ? 'غدا' : day} الساعة ${clockOf[part.replace('ة', '')]}`)
    .replace(partAfter, (part: string) => `الساعة ${clockOf[part.replace(/ا$/, '')]}`);
}

/** Only the words that name a date lose their endings: those of the title stay as they were typed. */
function withoutEndings(text: string): string {
  return text.replace(dateWithEnding, (word) => {
    const bare = word.replaceAll(endings, '');
    ended.lastIndex = 0;
    return ended.test(bare) ? bare : word;
  });
}

function clockText(hours: number, less: string | undefined, part: string | undefined): string {
  const minutes = part ? (minutesOf[part.replace(/^ال/, '').replace(/ا$/, '')] ?? 0) : 0;
  const from = hours * 60 + (less ? -minutes : minutes);
  return `الساعة ${Math.floor(from / 60)}:${String(from % 60).padStart(2, '0')}`;
}

/** Whether words that chrono takes for a date are one: `one of`, and `two`, are called as Sunday and Monday are. */
export function isArabicDate(words: string, before: string): boolean {
  return !/^(?:[أا]حد|[إا]ثنين)$/.test(words) || /(?:^|\s)يوم\s*$/.test(before);
}
