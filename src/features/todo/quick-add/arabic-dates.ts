import { arabicNth, dayWord, latin, nthWord, placeOf, placeWord, weekdayOf, wordEnd, wordStart } from './arabic-words.ts';
import { type DayNames, namedDays, slashedDays } from './named-days.ts';

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

const word = (source: string, flags = '') => new RegExp(`${wordStart}(?:${source})${wordEnd}`, flags);
const toEnd = '(?<!(?:كل|عطلة)\\s+)(?:(?:في|قبل|حتى|مع|بحلول)\\s+)?(?:نهاية|[آا]خر)\\s+(?:هذ[اه]\\s+)?';
const names: DayNames = {
  nextMonth: word('(?:في\\s+)?الشهر\\s+(?:القادم|المقبل|التالي)'),
  nextYear: word('(?:في\\s+)?(?:السنة|العام)\\s+(?:القادمة?|المقبلة?|التالية?)'),
  endOfWeek: word(`${toEnd}ال[أا]سبوع`),
  endOfMonth: word(`${toEnd}الشهر`),
  endOfYear: word(`${toEnd}(?:السنة|العام)`),
  endOfDay: word(`${toEnd}(?:اليوم|الدوام)`),
  atFive: () => 'اليوم الساعة 17:00',
  lastWorkday: 4,
  startOfNextMonth: word('(?:في\\s+)?(?:[أا]ول|بداية)\\s+الشهر\\s+(?:القادم|المقبل|التالي)'),
  endOfNextMonth: word(`${toEnd}الشهر\\s+(?:القادم|المقبل|التالي)`),
  endOfNextWeek: word(`${toEnd}ال[أا]سبوع\\s+(?:القادم|المقبل|التالي)`),
  nthOfMonth: word(`(?:في\\s+)?${nthWord}\\s+(?:يوم\\s+)?(?<list>${dayWord})\\s+(?:من|في)\\s+(?:شهر\\s+)?(?<month>\\p{L}+)`, 'u'),
  months: ['يناير', 'فبراير', 'مارس', '[أا]بريل', 'مايو', 'يونيو', 'يوليو', '[أا]غسطس', 'سبتمبر', '[أا]كتوبر', 'نوفمبر', 'ديسمبر'].map(
    (name) => new RegExp(`^${name}$`),
  ),
  nthDay: word(`(?<!كل\\s+|شهر\\s+)(?:في\\s+)?${nthWord}\\s+(?:يوم\\s+)?(?<list>${dayWord})\\s+(?:من|في)\\s+(?:هذا\\s+)?الشهر`),
  nthOf: arabicNth,
  weekdayOf,
};
const everyPart = word('كل\\s+(صباح|مساء|ليلة)(?<more>\\s+الساعة)?');
const digits = /[٠-٩]{1,2}\/[٠-٩]{1,2}(?:\/[٠-٩]{4})?/g;
const dayBefore = /(?<=^|\s)(?:في\s+)?يوم\s+(?=\d{1,2}\/\d)/g;

/** What people write, in the words that chrono understands: `غدًا`, `الساعة الخامسة والنصف`, `مساء الجمعة`, `بعد الغد`. */
export function arabicDates(text: string, today: string): string {
  const plain = slashedDays(text.replaceAll(digits, latin).replaceAll(dayBefore, ''), today);
  return namedDays(withoutEndings(plain), today, names)
    .replace(everyPart, (_, part: string, more?: string) => `كل يوم الساعة${more ? '' : ` ${clockOf[part.replace('ة', '')]}`}`)
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
  if (/^(?:[123]\/[234]|24\/7)$/.test(words) || /(?:^|\s)بعد\s+(?:يوم\s+)?$/.test(before)) return false;
  return !/^(?:[أا]حد|[إا]ثنين)$/.test(words) || /(?:^|\s)يوم\s*$/.test(before);
}
