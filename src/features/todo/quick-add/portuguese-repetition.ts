import type { FoundRepetition } from './found-repetition.ts';
import { fullDay, fullDays, nthWord, portugueseNth, portugueseWeekday } from './portuguese-words.ts';
import { counting, findRhythm, followedBy, listOf, phrase, type RhythmGrammar } from './rhythm.ts';

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

const grammar: RhythmGrammar = {
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
  return findRhythm(text, grammar);
}
