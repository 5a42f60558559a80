import type { Repetition } from '../contract.ts';
import {
  arabicNth,
  countOf,
  countWord,
  dayWord,
  latin,
  nthWord,
  placeOf,
  placeWord,
  weekdayOf,
  wordEnd,
  wordStart,
} from './arabic-words.ts';
import { firstMonthDay, thatDay } from './first-day.ts';
import type { FoundRepetition } from './found-repetition.ts';
import { meantDay, monthlyOn, weekly } from './rhythm.ts';

const pattern = (source: string) => new RegExp(`${wordStart}${source}${wordEnd}`);

// From Sunday to Thursday, as where Arabic is spoken most.
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
