import { addMonths } from '#web/dates/day-steps.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { firstMonthDay } from './first-day.ts';
import { type DayNames, namedDays, slashedDays } from './named-days.ts';
import {
  counting,
  type FoundRepetition,
  findRepetition,
  followedBy,
  listOf,
  type Nth,
  phrase,
  type RepetitionGrammar,
} from './repetition.ts';

const dayNames = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];
const fullDays = '(?:(?:segundas|terças|quartas|quintas|sextas)(?:-feiras)?|sábados|domingos)';
const fullDayOnce = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)';
const fullDay = `(?:${fullDays}|${fullDayOnce})`;
/** Ordinals for an nth weekday, as a named group. */
const nthWord = '(?<nth>primeir[ao]s?|segund[ao]s?|terceir[ao]s?|quart[ao]s?|[1-4]\\.?[ªº]|últim[ao]s?)';

function portugueseNth(word: string): Nth | undefined {
  if (/^(?:primeir|1)/.test(word)) return 1;
  if (/^(?:segund|2)/.test(word)) return 2;
  if (/^(?:terceir|3)/.test(word)) return 3;
  if (/^(?:quart|4)/.test(word)) return 4;
  return word.startsWith('últim') ? -1 : undefined;
}

/** Returns a weekday's number; Monday is 1. @param name lowercase, long or short, optionally with an article */
export function portugueseWeekday(name: string): number {
  return dayNames.indexOf(name.replace(/^\S+\s+/, '').slice(0, 3)) + 1;
}

const wordEnd = '(?=$|[\\s,.;!?])';
const clock = new RegExp(`(?<=^|\\s)(?:às|à|pelas|as)\\s+([01]?\\d|2[0-3])\\s*(?:h|horas)\\s*([0-5]\\d)?${wordEnd}`, 'gi');
const noon = new RegExp(`(?<=^|\\s)ao\\s+meio-dia${wordEnd}`, 'i');
const weekday = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)';
const partOfDay = new RegExp(`(?<=(?:^|\\s)(?:hoje|amanhã|${weekday})\\s+)(?:de|à|pela)\\s+(manhã|tarde|noite)${wordEnd}`, 'i');
const clockOf: Readonly<Record<string, string>> = { manhã: '9:00', tarde: '15:00', noite: '20:00' };
const afterTomorrow = new RegExp(`(?<=^|\\s)depois\\s+de\\s+amanhã${wordEnd}`, 'i');
const nextWeek = new RegExp(
  `(?<=^|\\s)(?:(?:na|para\\s+a)\\s+próxima\\s+semana|para\\s+a\\s+semana|na\\s+semana\\s+que\\s+vem)${wordEnd}`,
  'i',
);
const counts: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6 };
const ahead = new RegExp(
  `(?<=^|\\s)(?<!de\\s+\\S+\\s+)(?:daqui\\s+a|dentro\\s+de|em)\\s+(\\d{1,3}|${Object.keys(counts).join('|')})\\s+(dia|semana|mês|mes|ano)(?:e?s)?${wordEnd}`,
  'i',
);
// After a word for months it is part of a repetition.
const dayOfMonth = new RegExp(
  `(?<=^|\\s)(?<!(?:meses|mês|mensalmente),?\\s+(?:no\\s+)?)(?:no\\s+|até\\s+(?:ao\\s+)?)?dia\\s+([12]?\\d|3[01])${followedBy('às|à|pelas')}`,
  'i',
);
const nextDay = new RegExp(`(?<=^|\\s)(?:na\\s+|no\\s+)?próxim[ao]\\s+(?=${weekday})`, 'i');

const toEnd = '(?:até\\s+)?(?:(?:ao|no|o|para\\s+o)\\s+)?(?:fim|final)\\s+';
const names: DayNames = {
  nextMonth: phrase('(?:no\\s+|para\\s+o\\s+|o\\s+)?(?:próximo\\s+mês|mês\\s+que\\s+vem)'),
  nextYear: phrase('(?:no\\s+|para\\s+o\\s+|o\\s+)?(?:próximo\\s+ano|ano\\s+que\\s+vem)'),
  endOfWeek: phrase(`${toEnd}d(?:a|esta)\\s+semana`),
  endOfMonth: phrase(`${toEnd}d(?:o|este)\\s+mês`),
  endOfYear: phrase(`${toEnd}d(?:o|este)\\s+ano`),
  endOfDay: phrase(`${toEnd}do\\s+dia`),
  atFive: (today) => `${today} às 17:00`,
  lastWorkday: 5,
  startOfNextMonth: phrase('(?:(?:no|ao)\\s+)?(?:início|começo|princípio)\\s+do\\s+próximo\\s+mês'),
  endOfNextMonth: phrase(`${toEnd}do\\s+próximo\\s+mês`),
  endOfNextWeek: phrase(`${toEnd}da\\s+próxima\\s+semana`),
  weekend: phrase('(?:n?este|no|ao)\\s+(?:fim|final)\\s+de\\s+semana'),
  nextWeekend: phrase('(?:no\\s+)?próximo\\s+(?:fim|final)\\s+de\\s+semana'),
  nthOfMonth: phrase(`(?:n[ao]\\s+|até\\s+[àa]o?\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+de\\s+(?<month>[a-zç]+)`),
  months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].map((name) => new RegExp(`^${name}`, 'i')),
  nthDay: phrase(`(?<!(?:meses|mês|mensalmente),?\\s+)(?:na|no)\\s+${nthWord}\\s+(?<list>${fullDay})\\s+d(?:o|este)\\s+mês`),
  nthOf: portugueseNth,
  weekdayOf: portugueseWeekday,
};
const everyPart = phrase('(?:todas\\s+as|cada)\\s+(manhã|tarde|noite)s?(?<more>\\s+às)?');
const dayBefore = /(?<=^|\s)(?:no\s+)?dia\s+(?=\d{1,2}\/\d)/gi;

/**
 * Rewrites common expressions into words that chrono understands: `depois de amanhã`, `daqui a 2 semanas`, `no dia 15`, `às 17h`, `amanhã
 * de manhã`.
 */
export function portugueseDates(text: string, today: string): string {
  const plain = slashedDays(text.replaceAll(dayBefore, ''), today).replace(
    everyPart,
    (_, part: string, more?: string) => `todos os dias às${more ? '' : ` ${clockOf[part.toLowerCase()]}`}`,
  );
  return namedDays(plain, today, names)
    .replaceAll(clock, (_, hours: string, minutes = '00') => `às ${hours}:${minutes}`)
    .replace(noon, 'às 12:00')
    .replace(partOfDay, (_, part: string) => `às ${clockOf[part.toLowerCase()]}`)
    .replace(afterTomorrow, addDays(today, 2))
    .replace(nextWeek, addDays(today, 7))
    .replace(ahead, (_, count: string, unit: string) =>
      dayAhead(today, Number(count) || (counts[count.toLowerCase()] ?? 0), unit.toLowerCase()),
    )
    .replace(dayOfMonth, (_, day: string) => firstMonthDay(Number(day))(today))
    .replace(nextDay, '');
}

function dayAhead(today: string, count: number, unit: string): string {
  if (unit === 'dia' || unit === 'semana') return addDays(today, unit === 'dia' ? count : count * 7);
  return addMonths(today, unit === 'ano' ? count * 12 : count);
}

/**
 * Checks whether a match of chrono is a date: weekdays are also ordinals (`a segunda versão`), so they only count at the end of a line or
 * after a preposition. `a 2` isn't a time.
 */
export function isPortugueseDate(words: string, before: string, after: string): boolean {
  if (/^(?:a|de)\s+\d+$/i.test(words) || /(?:^|\s)(?:depois|após)\s+(?:d[aeo]\s+)?$/i.test(before)) return false;
  if (!/^(?:segunda|terça|quarta|quinta|sexta|seg|ter|qua|qui|sex|dom|sab|sáb)$/i.test(words)) return true;
  return after.trim() === '' || after.startsWith(':') || /(?:^|\s)(?:na|até|esta|desde|à)\s+$/i.test(before);
}

const article = '(?:(?:às|aos|ao|à|as|os|a|o|nas|nos|na|no)\\s+)?';
const day = `${article}(?:${fullDay}|seg|ter|qua|qui|sex|sáb|dom)`;
const between = ',\\s*e\\s|,|e\\s|[&+/]';
const { count, countOf } = counting({
  ...{ duas: 2, dois: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12 },
});
const unitNames = [
  ['dias?', 'day'],
  ['semanas?', 'week'],
  ['(?:mês|meses)', 'month'],
  ['anos?', 'year'],
] as const;
const date = '(?:dia\\s+)?(?<date>\\d{1,2}|1\\.?º|primeiro)';
const all = 'tod[ao]s\\s+[ao]s';
const last = followedBy('às|à|ao|a|até|pelas');

const grammar: RepetitionGrammar = {
  workdays: phrase(
    `(?:(?:em\\s+)?${all}|cada|nos|aos)\\s+dias?\\s+(?:út(?:eis|il)|de\\s+semana|de\\s+trabalho)|de\\s+segunda\\s+a\\s+sexta(?:-feira)?`,
  ),
  weekends: phrase('(?:(?:em\\s+)?todos\\s+os|aos|nos|cada)\\s+(?:fins|finais|fim)\\s+de\\s+semana'),
  dayLists: [
    phrase(`(?:a\\s+)?cada\\s+${count}\\s+semanas,?\\s+${listOf(day, between)}`),
    phrase(`(?:todas\\s+as\\s+semanas|cada\\s+semana),?\\s+${listOf(day, between)}`),
    phrase(`(?:(?:em\\s+)?${all}|cada)\\s+${listOf(day, between)}`),
    phrase(`(?:às|aos)\\s+${listOf(article + fullDays, between)}`),
  ],
  day: new RegExp(day, 'gi'),
  weekdayOf: portugueseWeekday,
  nthDays: [
    phrase(`tod[ao]s?\\s+(?:[ao]s?\\s+)?${nthWord}\\s+(?<list>${fullDay})(?:\\s+(?:do|de\\s+cada)\\s+mês|\\s+de\\s+todos\\s+os\\s+meses)?`),
    phrase(`(?:n[ao]\\s+|à\\s+|ao\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+de\\s+(?:cada\\s+mês|todos\\s+os\\s+meses)`),
    phrase(
      `(?:todos\\s+os\\s+meses|(?:a\\s+)?cada\\s+(?:${count}\\s+)?(?:mês|meses)|mensalmente),?\\s+n[ao]\\s+${nthWord}\\s+(?<list>${fullDay})`,
    ),
  ],
  nthOf: portugueseNth,
  monthDays: [
    phrase(`(?:todos\\s+os\\s+meses|(?:a\\s+)?cada\\s+(?:${count}\\s+)?(?:mês|meses)|mensalmente),?\\s+(?:no\\s+|ao\\s+|a\\s+)?${date}`),
    phrase(`(?:no\\s+)?${date}\\s+(?:dia\\s+)?de\\s+(?:cada\\s+mês|todos\\s+os\\s+meses)`),
  ],
  units: [
    [phrase(`(?:(?:a\\s+)?cada|${all})\\s+trimestres?`), 'month', 3] as const,
    [phrase('uma\\s+vez\\s+(?:por|ao)\\s+dia'), 'day', 1] as const,
    [phrase('uma\\s+vez\\s+(?:por|à)\\s+semana'), 'week', 1] as const,
    [phrase('uma\\s+vez\\s+(?:por|ao)\\s+mês'), 'month', 1] as const,
    [phrase('uma\\s+vez\\s+(?:por|ao)\\s+ano'), 'year', 1] as const,
    ...unitNames.flatMap(([name, unit]) => [
      [phrase(`${all}\\s+${name}`), unit] as const,
      [phrase(`(?:a\\s+)?cada\\s+(?:${count}\\s+)?${name}`), unit] as const,
      [phrase(`de\\s+${count}\\s+em\\s+\\k<count>\\s+${name}`), unit] as const,
      [phrase(`(?<name>${name})\\s+sim,?\\s+\\k<name>\\s+não`), unit, 2] as const,
    ]),
  ],
  ofAdverb: {
    diariamente: { every: 1, unit: 'day' },
    semanalmente: { every: 1, unit: 'week' },
    quinzenalmente: { every: 2, unit: 'week' },
    mensalmente: { every: 1, unit: 'month' },
    trimestralmente: { every: 3, unit: 'month' },
    semestralmente: { every: 6, unit: 'month' },
    anualmente: { every: 1, unit: 'year' },
  },
  countOf,
  last,
};

/** `todas as segundas e quintas`, `a cada 2 semanas`, `de três em três dias`, `todos os meses no dia 15`, `aos domingos`, `diariamente`. */
export function portugueseRepetition(text: string): FoundRepetition | null {
  return findRepetition(text, grammar);
}
