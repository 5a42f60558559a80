import { dayWord as arabicDay, weekdayOf as arabicWeekday, latin } from './arabic-lines.ts';
import { englishWeekday } from './english-lines.ts';
import { frenchWeekday } from './french-lines.ts';
import { germanWeekday } from './german-lines.ts';
import type { QuickAddLanguage } from './line-grammars.ts';
import { portugueseWeekday } from './portuguese-lines.ts';

/** Words of a language for lists, ranges and exceptions, and for the end of every month. */
export interface LineWords {
  /** A weekday, or a relative day. */
  day: string;
  /** Monday is 1. @param name lowercase */
  weekdayOf: (name: string) => number;
  /** Days ahead for words that aren't weekdays. */
  ahead: Readonly<Record<string, number>>;
  /** Separators between several days. */
  and: string;
  /** Words before an exception. */
  except: string;
  /** The first or last workday of a month, which a to-do doesn't support. */
  workday: string;
  /** `from 10 to 11`, `between 9 and 10`: words before the first time and between the two. */
  ranges: readonly (readonly [lead: string, to: string])[];
  /** Matches what only a time of day can have. */
  clock: RegExp;
  /** Formats a time for chrono. */
  at: (time: string) => string;
  /** Last day of each month. */
  monthEnds: readonly string[];
  /** Words before a yearly date. */
  eachYear: string;
}

const dash = '\\s*[-–]\\s*';
const german = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const french = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)';
const portuguese = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)';

/** Words of the app's languages. */
export const lineWords: Partial<Readonly<Record<QuickAddLanguage, LineWords>>> = {
  en: {
    day: '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|today|tomorrow)',
    weekdayOf: englishWeekday,
    ahead: { today: 0, tomorrow: 1 },
    and: ',\\s*(?:and|or)\\s|,|\\sand\\s|\\sor\\s|\\s(?:to|through|thru|until|till)\\s|[&+/–-]',
    workday: '(?:first|last)\\s+(?:work|working|business|week)[ -]?days?',
    except: '(?:except|excluding|but\\s+not)(?:\\s+on|\\s+for)?',
    ranges: [
      ['from|at', `${dash}|\\s+(?:to|until|till)\\s+`],
      ['between', '\\s+and\\s+'],
    ],
    clock: /\d:\d|\d\s?[ap]\.?m/i,
    at: (time) => `at ${time}`,
    monthEnds: [
      '(?:every|each)\\s+(?:last\\s+day|end)(?:\\s+of\\s+(?:the|every|each)\\s+month|\\s+of\\s+month)',
      '(?:every|each)\\s+month[ -]end',
      '(?:(?:on|at|by)\\s+)?(?:the\\s+)?(?:last\\s+day|end)\\s+of\\s+(?:every|each)\\s+month',
      '(?:(?:every|each)\\s+month|monthly),?\\s+(?:on|at)\\s+(?:the\\s+)?(?:last\\s+day|last(?=\\s*(?:$|[,.;!?]))|end)',
    ],
    eachYear: '(?:every|each)(?=\\s+(?:month\\s+\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?month))'.replaceAll(
      'month',
      '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*',
    ),
  },
  de: {
    day: `(?:${german}|mo|di|mi|do|fr|sa|so|heute|morgen|übermorgen)`,
    weekdayOf: germanWeekday,
    ahead: { heute: 0, morgen: 1, übermorgen: 2 },
    and: ',\\s*(?:und|oder)\\s|,|\\sund\\s|\\soder\\s|\\sbis\\s|[&+/–-]',
    workday: '(?:ersten?|letzten?)\\s+(?:werk|arbeits)tag',
    except: '(?:außer|ausser|ausgenommen|nicht)(?:\\s+am)?',
    ranges: [
      ['von|um|ab', `${dash}|\\s+bis\\s+`],
      ['zwischen', '\\s+und\\s+'],
    ],
    clock: /\d:\d|uhr|\dh/i,
    at: (time) => `um ${time} Uhr`,
    monthEnds: [
      'jede[nrs]?\\s+(?:letzten\\s+tag\\s+(?:im|des|eines)\\s+monats?|monatsletzten|monatsende|ultimo)',
      '(?:am|zum|bis\\s+zum)\\s+(?:letzten\\s+tag|ende)\\s+(?:eines\\s+)?jede[sn]\\s+monats',
      '(?:jeden\\s+monat|monatlich)\\s+(?:am|zum)\\s+(?:letzten(?:\\s+tag|(?=\\s*(?:$|[,.;!?])))|monatsende|monatsletzten|ende)',
    ],
    eachYear: 'jede[ns]?(?=\\s+\\d{1,2}\\.\\s*(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\\p{L}*)',
  },
  fr: {
    day: `(?:(?:le\\s+)?${french}|lun|mar|mer|jeu|ven|sam|dim|aujourd[’']hui|demain)`,
    weekdayOf: frenchWeekday,
    ahead: { "aujourd'hui": 0, 'aujourd’hui': 0, demain: 1 },
    and: ',\\s*(?:et|ou)\\s|,|\\set\\s|\\sou\\s|\\sau\\s|\\sà\\s|[&+/–-]',
    workday: '(?:premiers?|derniers?)\\s+jours?\\s+(?:ouvr\\p{L}+|de\\s+travail)',
    except: '(?:sauf|excepté|hormis)(?:\\s+les?)?',
    ranges: [
      ['de|à|dès', `${dash}|\\s+à\\s+|\\s+jusqu[’']à\\s+`],
      ['entre', '\\s+et\\s+'],
    ],
    clock: /\d:\d|\d\s?h/i,
    at: (time) => `à ${time.replace(':', 'h')}`,
    monthEnds: [
      '(?:chaque|tous\\s+les)\\s+derniers?\\s+jours?\\s+(?:du|de\\s+chaque)\\s+mois',
      '(?:le\\s+)?dernier\\s+jour\\s+de\\s+(?:chaque|tous\\s+les)\\s+mois',
      '(?:à\\s+(?:la\\s+)?|en\\s+|pour\\s+la\\s+)?(?:chaque\\s+fin\\s+(?:de|du)\\s+mois|fin\\s+de\\s+chaque\\s+mois|toutes\\s+les\\s+fins\\s+de\\s+mois)',
      '(?:tous\\s+les|chaque)\\s+mois,?\\s+(?:le\\s+dernier\\s+jour|à\\s+la\\s+fin|en\\s+fin\\s+de\\s+mois)',
    ],
    eachYear: '(?:chaque|tous\\s+les)(?=\\s+(?:1er|\\d{1,2})\\s+(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\p{L}*)',
  },
  pt: {
    day: `(?:${portuguese}|seg|ter|qua|qui|sex|sáb|dom|hoje|amanhã)`,
    weekdayOf: portugueseWeekday,
    ahead: { hoje: 0, amanhã: 1 },
    and: ',\\s*(?:e|ou)\\s|,|\\se\\s(?:na\\s|no\\s)?|\\sou\\s(?:na\\s|no\\s)?|\\sa\\s|\\saté\\s|[&+/–-](?!feira)',
    workday: '(?:primeiro|último)\\s+dia\\s+(?:útil|de\\s+trabalho)',
    except: '(?:exceto|excepto|menos|salvo)(?:\\s+(?:à|ao|aos|às|no|na|o|a))?',
    ranges: [
      ['das?|de|às', `${dash}|\\s+(?:às|até\\s+às|a)\\s+`],
      ['entre\\s+as', '\\s+e\\s+(?:as\\s+)?'],
    ],
    clock: /\d:\d|\d\s?h/i,
    at: (time) => `às ${time}`,
    monthEnds: [
      '(?:em\\s+)?(?:todo\\s+(?:o\\s+)?|cada\\s+)último\\s+dia\\s+do\\s+mês',
      '(?:no\\s+)?último\\s+dia\\s+de\\s+(?:cada\\s+mês|todos\\s+os\\s+meses)',
      '(?:(?:no|ao)\\s+)?(?:fim|final)\\s+de\\s+(?:cada\\s+mês|todos\\s+os\\s+meses)',
      '(?:todo\\s+|cada\\s+|todos\\s+os\\s+)(?:fim|fins|final|finais)\\s+de\\s+mês',
      '(?:todos\\s+os\\s+meses|cada\\s+mês|mensalmente),?\\s+(?:no|ao)\\s+(?:último\\s+dia|fim(?:\\s+do\\s+mês)?)',
    ],
    eachYear:
      '(?:todo(?:\\s+o)?|cada)\\s+(?:dia\\s+)?(?=\\d{1,2}\\.?º?\\s+de\\s+(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\p{L}*)',
  },
  ar: {
    day: `(?:(?:يوم\\s+)?${arabicDay.replace('(?:ال)?', 'ال')}|اليوم|غدا)`,
    weekdayOf: (name) => arabicWeekday(name.replace(/^يوم\s+/, '')),
    ahead: { اليوم: 0, غدا: 1 },
    and: '\\s*[،,]\\s*و?|\\s+و(?=ال|يوم)|\\s+[أا]و\\s+|\\s+(?:إلى|الى|حتى)\\s+|\\s*[–-]\\s*',
    workday: '(?:[أا]ول|[آا]خر)\\s+يوم\\s+عمل',
    except: '(?:ما\\s+عدا|ماعدا|عدا|إلا|باستثناء)',
    ranges: [
      ['من(?:\\s+الساعة)?|الساعة', `${dash}|\\s+(?:إلى|الى|حتى)\\s+(?:الساعة\\s+)?`],
      ['بين(?:\\s+الساعة)?', '\\s+و\\s*'],
    ],
    clock: /[\d٠-٩]:[\d٠-٩]/,
    at: (time) => `الساعة ${latin(time)}`,
    monthEnds: [
      '(?:في\\s+)?[آا]خر\\s+يوم\\s+(?:من|في)\\s+كل\\s+شهر',
      'كل\\s+[آا]خر\\s+يوم\\s+(?:من|في)\\s+(?:ال)?شهر',
      '(?:في\\s+)?اليوم\\s+ال[أا]خير\\s+(?:من|في)\\s+كل\\s+شهر',
      '(?:في\\s+)?(?:نهاية|[آا]خر)\\s+كل\\s+شهر',
      'كل\\s+(?:نهاية|[آا]خر)\\s+(?:ال)?شهر',
      'كل\\s+شهر\\s+(?:في\\s+)?(?:[آا]خر\\s+يوم|اليوم\\s+ال[أا]خير|[آا]خره|نهايته)',
    ],
    eachYear:
      'كل\\s+(?=(?:يوم\\s+)?[\\d٠-٩]{1,2}\\s+(?:يناير|فبراير|مارس|[أا]بريل|مايو|يونيو|يوليو|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر))',
  },
};
