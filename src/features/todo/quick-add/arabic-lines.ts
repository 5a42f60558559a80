import type { Repetition } from '../contract.ts';
import { firstMonthDay, thatDay } from './first-day.ts';
import { type DayNames, namedDays, slashedDays } from './named-days.ts';
import { type FoundRepetition, meantDay, monthlyOn, type Nth, weekly } from './repetition.ts';

/** Counting words. */
const counts: [forms: string, value: number][] = [
  ['ثلاث(?:ة)?', 3],
  ['[أا]ربع(?:ة)?', 4],
  ['خمس(?:ة)?', 5],
  ['ست(?:ة)?', 6],
  ['سبع(?:ة)?', 7],
  ['ثمان(?:ي|ية)?', 8],
  ['تسع(?:ة)?', 9],
  ['عشر(?:ة)?', 10],
];

/** Ordinals for hours and days of the month: `الخامسة`, `الأول`. */
const places: [forms: string, value: number][] = [
  ['حادي(?:ة)? عشر(?:ة)?', 11],
  ['ثاني(?:ة)? عشر(?:ة)?', 12],
  ['واحدة|[أا]ول[ىي]?', 1],
  ['ثاني(?:ة)?', 2],
  ['ثالث(?:ة)?', 3],
  ['رابع(?:ة)?', 4],
  ['خامس(?:ة)?', 5],
  ['سادس(?:ة)?', 6],
  ['سابع(?:ة)?', 7],
  ['ثامن(?:ة)?', 8],
  ['تاسع(?:ة)?', 9],
  ['عاشر(?:ة)?', 10],
];

/** Weekdays without their article; Monday is 1, Sunday is 7. */
const days: [forms: string, value: number][] = [
  ['[إا]ثنين', 1],
  ['ثلاثاء', 2],
  ['[أا]ربعاء', 3],
  ['خميس', 4],
  ['جمعة', 5],
  ['سبت', 6],
  ['[أا]حد', 7],
];

const anyOf = (table: [string, number][]) => `(?:${table.map(([forms]) => forms).join('|')})`;
const valueIn = (table: [string, number][], word: string) =>
  table.find(([forms]) => new RegExp(`^(?:ال)?(?:${forms})$`).test(word.trim()))?.[1] ?? 0;

const countWord = `(?:[1-9]\\d?|[١-٩][٠-٩]?|${anyOf(counts)})`;
const placeWord = anyOf(places);
export const dayWord = `(?:ال)?${anyOf(days)}`;
/** Ordinals for an nth weekday, as a named group. */
const nthWord = '(?<nth>[أا]ول|ثاني|ثالث|رابع|[آا]خر)';

function arabicNth(place: string): Nth | undefined {
  return /^[آا]خر$/.test(place) ? -1 : ({ ول: 1, ثاني: 2, ثالث: 3, رابع: 4 } as const)[place.replace(/^[أا](?=ول)/, '')];
}

/** Word boundaries. */
export const wordStart = '(?<=^|[\\s،؛])';
export const wordEnd = '(?=$|[\\s،؛.,;:!؟?])';

/** Parses a number in Latin or Arabic digits, or written out. */
function countOf(word: string): number {
  return Number(latin(word)) || valueIn(counts, word);
}

const placeOf = (word: string): number => valueIn(places, word);
export const weekdayOf = (word: string): number => valueIn(days, word);

/** Converts Arabic digits to Latin ones. */
export function latin(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/** Date words with or without vowel marks: `غدًا`, `صباحاً`. */
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

/** Rewrites common expressions into words that chrono understands: `غدًا`, `الساعة الخامسة والنصف`, `مساء الجمعة`, `بعد الغد`. */
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

/** Only date words lose their vowel marks; the title stays as typed. */
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

/** Checks whether a match of chrono is a date: in Arabic, `one of` and `two` are spelled like Sunday and Monday. */
export function isArabicDate(words: string, before: string): boolean {
  if (/^(?:[123]\/[234]|24\/7)$/.test(words) || /(?:^|\s)بعد\s+(?:يوم\s+)?$/.test(before)) return false;
  return !/^(?:[أا]حد|[إا]ثنين)$/.test(words) || /(?:^|\s)يوم\s*$/.test(before);
}

const pattern = (source: string) => new RegExp(`${wordStart}${source}${wordEnd}`);

// Sunday to Thursday, the workweek in most Arabic-speaking countries.
const workdays = pattern(
  '(?:من\\s+(?:يوم\\s+)?ال[أا]حد\\s+(?:إلى|الى|حتى)\\s+(?:يوم\\s+)?الخميس|كل\\s+يوم\\s+عمل|كل\\s+[أا]يام\\s+العمل|(?:في\\s+)?[أا]يام\\s+العمل)',
);
const weekends = pattern('كل\\s+(?:نهاية|عطلة)\\s+(?:نهاية\\s+)?[أا]سبوع');
const dayList = pattern(
  `كل\\s+(?:([أا]سبوعين)\\s+|[أا]سبوع\\s+)?(?:يوم\\s+|[أا]يام\\s+)?(${dayWord}(?:\\s*[،,]?\\s*و?(?:يوم\\s+)?${dayWord})*)`,
);
const monthDay = `(?:(?:يوم|اليوم)\\s+)?(?:(?:ال)?(${placeWord})|([0-3]?\\d|[٠-٣]?[٠-٩]))`;
const monthDays = [pattern(`كل\\s+شهر\\s+(?:في\\s+)?${monthDay}(?:\\s+منه)?`), pattern(`(?:في\\s+)?${monthDay}\\s+(?:من\\s+)?كل\\s+شهر`)];
const nthDays = [
  pattern(`كل\\s+${nthWord}\\s+(?:يوم\\s+)?(?<list>${dayWord})(?:\\s+(?:من|في)\\s+(?:ال|كل\\s+)?شهر)?`),
  pattern(`(?:في\\s+)?${nthWord}\\s+(?:يوم\\s+)?(?<list>${dayWord})\\s+(?:من|في)\\s+كل\\s+شهر`),
  pattern(`كل\\s+شهر\\s+(?:في\\s+)?${nthWord}\\s+(?:يوم\\s+)?(?<list>${dayWord})`),
];
const quarters = pattern('كل\\s+ربع\\s+(?:سنة|عام)');
const units: [RegExp, Repetition['unit']][] = [
  [pattern(`كل\\s+(?:يوم|(يومين)|(${countWord})\\s+(?:[أا]يام|يوم[اًً]*))`), 'day'],
  [pattern(`كل\\s+(?:[أا]سبوع|([أا]سبوعين)|(${countWord})\\s+[أا]سابيع)`), 'week'],
  [pattern(`كل\\s+(?:شهر|(شهرين)|(${countWord})\\s+(?:[أا]شهر|شهور))`), 'month'],
  [pattern(`كل\\s+(?:سنة|عام|(سنتين|عامين)|(${countWord})\\s+(?:سنوات|[أا]عوام))`), 'year'],
];
const adverb =
  /(?<=^|[\s،])(يوميا|[أا]سبوعيا|شهريا|سنويا)(?=\s*$|[،.!؟]|\s+(?:الساعة|في\s+تمام|عند)|\s+[#@!]|\s+[\d٠-٩]{1,2}(?::|\s*[صم](?:$|\s|باحا|ساء)))/;
const adverbUnits: Record<string, Repetition['unit']> = { يوميا: 'day', سبوعيا: 'week', شهريا: 'month', سنويا: 'year' };

/** `كل يوم`, `كل أحد وثلاثاء`, `كل يوم عمل`, `كل شهر في اليوم الأول`, `كل ثلاثة أسابيع`, `يوميا`. */
export function arabicRepetition(text: string): FoundRepetition | null {
  return onNthDay(text) ?? onDays(text) ?? onMonthDay(text) ?? ofUnits(text) ?? byAdverb(text);
}

function onNthDay(text: string): FoundRepetition | null {
  for (const form of nthDays) {
    const found = form.exec(text);
    const nth = arabicNth(found?.groups?.nth ?? '');
    if (found && nth) return monthlyOn(found[0], nth, weekdayOf(found.groups?.list ?? ''));
  }
  return null;
}

function onDays(text: string): FoundRepetition | null {
  const [whole] = workdays.exec(text) ?? [];
  if (whole) return weekly(whole, [1, 2, 3, 4, 7]);
  const [weekend] = weekends.exec(text) ?? [];
  if (weekend) return weekly(weekend, [5, 6]);
  const [words, twoWeeks, list = ''] = dayList.exec(text) ?? [];
  if (!words) return null;
  const weekdays = [...list.matchAll(new RegExp(dayWord, 'g'))].map(([name]) => weekdayOf(name));
  return weekly(words, weekdays, twoWeeks ? 2 : 1);
}

function onMonthDay(text: string): FoundRepetition | null {
  for (const form of monthDays) {
    const [words, place, number = ''] = form.exec(text) ?? [];
    const date = place ? placeOf(place) : Number(latin(number));
    if (words && date >= 1 && date <= 31)
      return { repeat: { every: 1, unit: 'month', ...meantDay(date) }, words, first: firstMonthDay(date) };
  }
  return null;
}

const once = pattern('مرة(?:\\s+واحدة)?\\s+(?:في\\s+ال|كل\\s+)(?:(يوم)|([أا]سبوع)|(شهر)|(?:سنة|عام))');

function ofUnits(text: string): FoundRepetition | null {
  const [said, ofDay, ofWeek, ofMonth] = once.exec(text) ?? [];
  if (said)
    return { repeat: { every: 1, unit: ofDay ? 'day' : ofWeek ? 'week' : ofMonth ? 'month' : 'year' }, words: said, first: thatDay };
  const [quarterly] = quarters.exec(text) ?? [];
  if (quarterly) return { repeat: { every: 3, unit: 'month' }, words: quarterly, first: thatDay };
  for (const [form, unit] of units) {
    const [words, two, count] = form.exec(text) ?? [];
    if (words) return { repeat: { every: two ? 2 : count ? countOf(count) : 1, unit }, words, first: thatDay };
  }
  return null;
}

function byAdverb(text: string): FoundRepetition | null {
  const [, words = ''] = adverb.exec(text) ?? [];
  const unit = adverbUnits[words.replace(/^[أا]/, '')];
  return unit ? { repeat: { every: 1, unit }, words, first: thatDay } : null;
}
