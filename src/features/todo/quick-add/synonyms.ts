import { addMonths } from '#web/dates/day-steps.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { dayWord as arabicDay, weekdayOf as arabicWeekday, wordEnd, wordStart } from './arabic-lines.ts';
import { firstWeekday } from './first-day.ts';
import { frenchWeekday } from './french-lines.ts';
import { germanWeekday } from './german-lines.ts';
import type { QuickAddLanguage } from './line-grammars.ts';
import { dayInNextWeek } from './named-days.ts';
import { portugueseWeekday } from './portuguese-lines.ts';
import { phrase } from './repetition.ts';

interface Moment {
  today: string;
  now: Date;
}
type Groups = Readonly<Record<string, string>>;
/** Other common expressions, with equivalents that the language's grammar or chrono understands. */
type OtherWords = readonly [said: RegExp, known: string | ((given: Groups, moment: Moment, line: string) => string)];

const padded = (part: number) => String(part).padStart(2, '0');
const english = '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|today|tomorrow)';
const german = '(?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const french = '(?<day>lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const frenchMany = french.replaceAll(/(?:di|dimanche)(?=[|)])/g, '$&s');
const portuguese = '(?<day>(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)';
const arabicWord = (source: string) => new RegExp(`${wordStart}(?:${source})${wordEnd}`);
const hours: Groups = { morning: '9:00', afternoon: '15:00', evening: '19:00', night: '20:00', noon: '12:00', midnight: '00:00' };
const frenchHours: Groups = { matin: '9h', midi: '12h', 'après-midi': '15h', soir: '19h', nuit: '20h' };
const portugueseHours: Groups = { manhã: '9:00', tarde: '15:00', noite: '20:00' };
const germanHours = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const one: Groups = { um: '1', uma: '1', meia: '0.5', dois: '2', duas: '2', três: '3' };

/** Formats a time some minutes from now. @param at the language's word before a time of day */
function minutesAhead({ now }: Moment, minutes: number, at: string): string {
  const then = new Date(now.getTime() + minutes * 60_000);
  return `${then.getFullYear()}-${padded(then.getMonth() + 1)}-${padded(then.getDate())} ${at} ${padded(then.getHours())}:${padded(then.getMinutes())}`;
}

/** A time some minutes before or after the hour. */
const timeBeside = (hour: number, minutes: number) => `${(hour + (minutes < 0 ? 23 : 24)) % 24}:${padded((minutes + 60) % 60)}`;

const others: Partial<Readonly<Record<QuickAddLanguage, readonly OtherWords[]>>> = {
  en: [
    [phrase(`(?:by\\s+)?(?:eod|cob|end\\s+of\\s+day)\\s+(?:on\\s+)?${english}`), ({ day }) => `${day} at 17:00`],
    [phrase(`${english}\\s+(?:by\\s+|at\\s+)?(?:eod|cob|end\\s+of\\s+day)`), ({ day }) => `${day} at 17:00`],
    [
      phrase(`(?<every>(?:every|each)\\s+(?:other\\s+)?)${english}\\s+(?<part>morning|afternoon|evening|night)(?!\\s+at\\s)`),
      ({ every, day, part = '' }) => `${every}${day} at ${hours[part.toLowerCase()]}`,
    ],
    [phrase('(?:every|each)\\s+(?<part>noon|midnight)'), ({ part = '' }) => `every day at ${hours[part.toLowerCase()]}`],
    [phrase('(?<!the\\s+)day\\s+after\\s+tomorrow'), 'the day after tomorrow'],
    [phrase(`weekly\\s+(?:on\\s+)?${english}s?`), ({ day }) => `every ${day}`],
    [phrase(`(?:biweekly|fortnightly)\\s+(?:on\\s+)?${english}s?`), ({ day }) => `every 2 weeks on ${day}`],
    [
      phrase('(?:at\\s+)?(?:a\\s+)?quarter\\s+(?<side>to|past)\\s+(?<hour>1[0-2]|[1-9])'),
      ({ side = '', hour }) => `at ${timeBeside(Number(hour), side.toLowerCase() === 'to' ? -15 : 15)}`,
    ],
    [
      phrase("at\\s+(?<hour>[1-6])(?:\\s+o[’']clock)?(?!\\s*(?:[ap]\\.?m|h\\b|:|\\.\\d|[-–]|to\\s+\\d))"),
      ({ hour }, _moment, line) => (/\b(?:morning|night)\b/i.test(line) ? `at ${hour}` : `at ${hour}pm`),
    ],
  ],
  de: [
    [phrase(`${german}\\s+(?:eob|feierabend)`), ({ day }) => `${day} um 17:00 Uhr`],
    [
      phrase(
        `(?:um\\s+)?(?<part>viertel\\s+nach|viertel\\s+vor|dreiviertel)\\s+(?<hour>1[0-2]|[1-9]|${germanHours.slice(1).join('|')})(?:\\s+uhr)?`,
      ),
      ({ part = '', hour = '' }) => {
        const read = Number(hour) || germanHours.indexOf(hour.toLowerCase());
        return `um ${timeBeside(read, /nach$/i.test(part) ? 15 : -15)} Uhr`;
      },
    ],
    [
      phrase(`${german}\\s+in\\s+(?:14|vierzehn)\\s+tagen|${german.replace('day', 'other')}\\s+in\\s+(?:zwei|2)\\s+wochen`),
      ({ day, other }, { today }) => addDays(firstWeekday([germanWeekday((day ?? other ?? '').toLowerCase())])(today), 14),
    ],
    [phrase(`wöchentlich\\s+(?:am\\s+)?${german}s?`), ({ day }) => `jeden ${day}`],
  ],
  fr: [
    [
      phrase('(?<hour>\\d{1,2})\\s?(?:h|heures?)\\s+(?<part>moins\\s+le\\s+quart|et\\s+quart|et\\s+demie?)'),
      ({ hour, part = '' }) => timeBeside(Number(hour), /moins/i.test(part) ? -15 : /quart/i.test(part) ? 15 : 30).replace(':', 'h'),
    ],
    [phrase('(?<at>à|vers|dès)\\s+(?<hour>\\d{1,2})\\s+(?:h|heures?)'), ({ at, hour }) => `${at} ${hour}h`],
    [phrase('dans\\s+une\\s+heure'), (_given, moment) => minutesAhead(moment, 60, 'à')],
    [phrase("(?:dans|d[’']ici)\\s+(?<count>un|\\d{1,2})\\s+mois"), ({ count }, { today }) => addMonths(today, Number(count) || 1)],
    [phrase("d[’']ici\\s+(?<count>une|\\d{1,2})\\s+(?<unit>semaines?|jours?)"), ({ count, unit }) => `dans ${count} ${unit}`],
    [
      phrase(
        `(?:le\\s+)?${french}\\s+de\\s+la\\s+semaine\\s+prochaine|la\\s+semaine\\s+prochaine,?\\s+(?:le\\s+)?${french.replace('day', 'other')}`,
      ),
      ({ day, other }, { today }) => dayInNextWeek(today, frenchWeekday((day ?? other ?? '').toLowerCase())),
    ],
    [
      phrase(`(?<every>chaque|tous\\s+les)\\s+${french.replace(/\)$/, ')s?')}\\s+(?<part>matin|midi|après-midi|soir)s?(?!\\s+à\\s)`),
      ({ every, day, part = '' }) => `${every} ${day} à ${frenchHours[part.toLowerCase()]}`,
    ],
    [phrase('mensuel(?:le)?(?=\\s+le\\s+(?:1er|\\d))'), 'tous les mois'],
    [phrase(`hebdomadaire\\s+le\\s+${french}`), ({ day }) => `tous les ${day}`],
    [
      phrase(`(?<!(?:tous|,)\\s+)les\\s+${frenchMany}\\s+et\\s+(?:les\\s+)?${frenchMany.replace('day', 'other')}`),
      ({ day, other }) => `tous les ${day} et ${other}`,
    ],
    [phrase('à\\s+partir\\s+d[ue]'), 'dès'],
  ],
  pt: [
    [phrase('tod[oa]s?\\s+(?:o\\s+|os\\s+)?dias?\\s+(?<date>\\d{1,2})(?!\\s+de\\s)'), ({ date }) => `todos os meses no dia ${date}`],
    [phrase('todo\\s+(?:o\\s+)?mês'), 'todos os meses'],
    [
      phrase('todo\\s+(?:o\\s+)?(?<day>sábado|domingo)\\s+(?:de|à|pela)\\s+(?<part>manhã|tarde|noite)'),
      ({ day, part = '' }) => `todos os ${day}s às ${portugueseHours[part.toLowerCase()]}`,
    ],
    [phrase('todo\\s+(?:o\\s+)?(?<unit>dia(?!\\s+\\d)|ano|trimestre|sábado|domingo)'), ({ unit }) => `todos os ${unit}s`],
    [phrase('toda\\s+(?:a\\s+)?(?<unit>semana|manhã|tarde|noite)'), ({ unit }) => `todas as ${unit}s`],
    [phrase(`toda\\s+(?:a\\s+)?${portuguese}`), ({ day }) => `todas as ${day}`],
    [phrase('todos\\s+os\\s+anos\\s+em(?=\\s+\\d)'), 'todos os anos a'],
    [phrase(`(?<day>${portuguese.slice(7, -1)})\\s+sim,?\\s+\\k<day>\\s+não`), ({ day }) => `a cada 2 semanas ${day}`],
    [
      phrase('(?:às|à|as)\\s+(?<hour>\\d{1,2})(?:\\s*[:h]\\s*(?<minute>\\d{2}))?(?:\\s*h(?:oras?)?)?\\s+da\\s+(?<part>manhã|tarde|noite)'),
      ({ hour, minute = '00', part = '' }) => `às ${(Number(hour) % 12) + (part.toLowerCase() === 'manhã' ? 0 : 12)}:${minute}`,
    ],
    [phrase('(?:de|à|pela)\\s+(?:manhã|tarde|noite)\\s+às(?=\\s+\\d)'), 'às'],
    [
      phrase(
        `(?<=^|(?:^|\\s)(?:hoje|amanhã|\\d{1,2}/\\d{1,2}(?:/\\d{4})?|${portuguese.replace('?<day>', '?:')}),?\\s+)(?<hour>[01]?\\d|2[0-3])h(?<minute>[0-5]\\d)?`,
      ),
      ({ hour, minute = '00' }) => `às ${hour}:${minute}`,
    ],
    [
      phrase(`(?:na\\s+)?${portuguese}\\s+da\\s+(?:próxima\\s+semana|semana\\s+que\\s+vem)`),
      ({ day = '' }, { today }) => dayInNextWeek(today, portugueseWeekday(day.toLowerCase())),
    ],
    [phrase('(?<!(?:na|da|à|a)\\s+)(?:próxima\\s+semana|semana\\s+que\\s+vem)'), 'na próxima semana'],
    [phrase(`(?:na\\s+)?${portuguese}\\s+que\\s+vem`), ({ day }) => `próxima ${day}`],
    [
      phrase('(?:dentro\\s+de|daqui\\s+a|em)\\s+(?<count>\\d{1,3}|uma|meia|duas|três)\\s+(?<unit>hora|minuto)s?'),
      ({ count = '', unit = '' }, moment) =>
        minutesAhead(moment, Number(one[count.toLowerCase()] ?? count) * (unit.toLowerCase() === 'hora' ? 60 : 1), 'às'),
    ],
    [phrase('a\\s+partir\\s+d[aeo]'), 'desde'],
    [phrase('(?:à\\s+)?meia-noite'), 'às 00:00'],
  ],
  ar: [
    [arabicWord(`(?<day>(?:يوم\\s+)?ال${arabicDay.replace('(?:ال)?', '')})\\s+(?:القادم|المقبل|التالي)ة?`), ({ day }) => `${day}`],
    [arabicWord('(?<!كل\\s+)(?<part>صباحا|مساء|ظهرا|عصرا|ليلا)\\s+(?<time>الساعة\\s+[\\d٠-٩:]+)'), ({ part, time }) => `${time} ${part}`],
    [
      arabicWord(`(?:يوم\\s+)?(?<day>${arabicDay})\\s+(?:من|في)\\s+ال[أا]سبوع\\s+(?:القادم|المقبل|التالي)`),
      ({ day = '' }, { today }) => dayInNextWeek(today, arabicWeekday(day)),
    ],
    [arabicWord('يوم\\s+بعد\\s+يوم|يوما\\s+بعد\\s+يوم'), 'كل يومين'],
    [arabicWord('شهري[اًا]+\\s+(?:في\\s+)?(?<rest>يوم\\s+[\\d٠-٩]+)'), ({ rest }) => `كل شهر ${rest}`],
    [arabicWord('سنوي[اًا]+\\s+(?:في\\s+)?(?<rest>[\\d٠-٩]{1,2}\\s+\\S+)'), ({ rest }) => `كل سنة ${rest}`],
    [arabicWord(`[أا]سبوعي[اًا]+\\s+(?:في\\s+)?(?:يوم\\s+)?(?<day>${arabicDay})`), ({ day }) => `كل ${day}`],
    [arabicWord(`(?:في\\s+)?[أا]يام\\s+(?<day>${arabicDay})`), ({ day }) => `كل ${day}`],
    [arabicWord(`(?:ابتداء|بدءا|اعتبارا)\\s+من\\s+(?<day>(?:يوم\\s+)?${arabicDay})`), ({ day }) => `${day}`],
  ],
};

/** Rewrites a line in words that its language's grammar knows. */
export function replaceSynonyms(line: string, language: QuickAddLanguage, now: Date, today: string): string {
  return (others[language] ?? []).reduce(
    (text, [said, known]) =>
      typeof known === 'string'
        ? text.replace(said, known)
        : text.replace(said, (...given: unknown[]) => known(given.at(-1) as Groups, { now, today }, text)),
    line,
  );
}
