import { parse as parseArabic } from 'chrono-node/ar';
import { parse as parseGerman } from 'chrono-node/de';
import { parse as parseEnglish } from 'chrono-node/en';
import { parse as parseFrench } from 'chrono-node/fr';
import { parse as parsePortuguese } from 'chrono-node/pt';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const parsers = { en: parseEnglish, de: parseGerman, fr: parseFrench, pt: parsePortuguese, ar: parseArabic };

const lastDay: Repetition = { every: 1, unit: 'month', day: 31 };
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const fromTo = (...weekdays: number[]): Repetition => ({ every: 1, unit: 'week', weekdays });
const workdays = fromTo(1, 2, 3, 4, 5);

type Line = [line: string, title: string, dueDate: string | null, dueTime?: string | null, repeat?: Repetition | null];
const lines: Record<keyof typeof parsers, Line[]> = {
  en: [
    // Last day of each month.
    ['bill every last day of the month', 'bill', '2026-11-30', null, lastDay],
    ['bill on the last day of every month at 9:00', 'bill', '2026-11-30', '09:00', lastDay],
    ['bill every month on the last day', 'bill', '2026-11-30', null, lastDay],
    ['bill at the end of every month', 'bill', '2026-11-30', null, lastDay],
    ['bill monthly on the last day', 'bill', '2026-11-30', null, lastDay],
    // A to-do has one day and one time: the first of several is used, and all of them stay in the title.
    ['meet mon 10-11', 'meet 10-11', '2026-11-23', '10:00'],
    ['meet monday 10:00-11:30', 'meet 10:00-11:30', '2026-11-23', '10:00'],
    ['meet tomorrow from 10 to 11', 'meet from 10 to 11', '2026-11-22', '10:00'],
    ['meet tomorrow 2-3pm', 'meet 2-3pm', '2026-11-22', '14:00'],
    ['meet tomorrow 11am-1pm Anna', 'meet 11am-1pm Anna', '2026-11-22', '11:00'],
    ['meet friday between 9 and 10', 'meet between 9 and 10', '2026-11-27', '09:00'],
    ['call mon, tue', 'call mon, tue', '2026-11-23'],
    ['call mon and wed 10:00', 'call mon and wed', '2026-11-23', '10:00'],
    ['call tomorrow or friday', 'call tomorrow or friday', '2026-11-22'],
    ['book monday to wednesday off', 'book monday to wednesday off', '2026-11-23'],
    ['read chapter 10-11', 'read chapter 10-11', null],
    ['order 10-11 pieces', 'order 10-11 pieces', null],
    // Unsupported rules stay in the title.
    ['pay every day except sunday', 'pay every day except sunday', null],
    ['bill every last workday', 'bill every last workday', null],
    ['bill the last working day of each month', 'bill the last working day of each month', null],
    ['pay twice a week', 'pay twice a week', null],
    ['pay every 15 minutes', 'pay every 15 minutes', null],
    // Repetitions.
    ['pay mon-fri', 'pay', '2026-11-23', null, workdays],
    ['pay every mon to fri at 9', 'pay', '2026-11-23', '09:00', workdays],
    ['pay mondays and fridays at 9', 'pay', '2026-11-23', '09:00', fromTo(1, 5)],
    ['pay on mondays', 'pay', '2026-11-23', null, each('week')],
    ['pay every two weeks', 'pay', '2026-11-21', null, each('week', 2)],
    ['pay every three days', 'pay', '2026-11-21', null, each('day', 3)],
    ['pay once a month', 'pay', '2026-11-21', null, each('month')],
    ['renew every 1 january', 'renew', '2027-01-01', null, each('year')],
    ['renew every december 24', 'renew', '2026-12-24', null, each('year')],
    // Relative days.
    ['pay a week from monday', 'pay', '2026-11-30'],
    ['pay coming friday', 'pay', '2026-11-27'],
    ['pay before friday', 'pay', '2026-11-27'],
    ['pay this weekend', 'pay', '2026-11-21'],
    ['pay next weekend', 'pay', '2026-11-28'],
    ['pay by end of next week', 'pay', '2026-11-27'],
    ['pay by end of next month', 'pay', '2026-12-31'],
    ['pay beginning of next month', 'pay', '2026-12-01'],
    ['pay on the first monday of december', 'pay', '2026-12-07'],
    ['pay the last friday of december', 'pay', '2026-12-25'],
    ['pay the first monday of march', 'pay', '2027-03-01'],
    ['pay on the 3rd of december', 'pay', '2026-12-03'],
  ],
  de: [
    ['Rechnung jeden letzten Tag im Monat', 'Rechnung', '2026-11-30', null, lastDay],
    ['Rechnung am letzten Tag jedes Monats', 'Rechnung', '2026-11-30', null, lastDay],
    ['Rechnung jeden Monatsletzten', 'Rechnung', '2026-11-30', null, lastDay],
    ['Rechnung jeden Monat am letzten Tag', 'Rechnung', '2026-11-30', null, lastDay],
    ['Treffen Mo 10-11', 'Treffen 10-11', '2026-11-23', '10:00'],
    ['Treffen Montag 10-11 Uhr', 'Treffen 10-11 Uhr', '2026-11-23', '10:00'],
    ['Treffen Montag von 10 bis 11 Uhr', 'Treffen von 10 bis 11 Uhr', '2026-11-23', '10:00'],
    ['Treffen morgen zwischen 9 und 10 Uhr', 'Treffen zwischen 9 und 10 Uhr', '2026-11-22', '09:00'],
    ['Anruf Montag und Dienstag', 'Anruf Montag und Dienstag', '2026-11-23'],
    ['Anruf Mo oder Di', 'Anruf Mo oder Di', '2026-11-23'],
    ['Kapitel 10-11 lesen', 'Kapitel 10-11 lesen', null],
    ['Mo und Di sind Maße', 'Mo und Di sind Maße', null],
    ['so und so viel bestellen', 'so und so viel bestellen', null],
    ['zahlen täglich außer Sonntag', 'zahlen täglich außer Sonntag', null],
    ['zahlen jeden letzten Werktag', 'zahlen jeden letzten Werktag', null],
    ['zahlen Mo-Fr', 'zahlen', '2026-11-23', null, workdays],
    ['zahlen von Montag bis Freitag um 9 Uhr', 'zahlen', '2026-11-23', '09:00', workdays],
    ['zahlen einmal pro Woche', 'zahlen', '2026-11-21', null, each('week')],
    ['zahlen jeden 1. Januar', 'zahlen', '2027-01-01', null, each('year')],
    ['zahlen kommenden Freitag', 'zahlen', '2026-11-27'],
    ['zahlen heute in einer Woche', 'zahlen', '2026-11-28'],
    ['zahlen Montag in einer Woche', 'zahlen', '2026-11-30'],
    ['zahlen am Wochenende', 'zahlen', '2026-11-21'],
    ['zahlen bis Ende nächster Woche', 'zahlen', '2026-11-27'],
    ['zahlen Ende nächsten Monats', 'zahlen', '2026-12-31'],
    ['zahlen Anfang nächsten Monats', 'zahlen', '2026-12-01'],
    ['zahlen am ersten Montag im Dezember', 'zahlen', '2026-12-07'],
    ['zahlen morgen Mittag', 'zahlen', '2026-11-22', '12:00'],
  ],
  fr: [
    ['facture chaque dernier jour du mois', 'facture', '2026-11-30', null, lastDay],
    ['facture le dernier jour de chaque mois', 'facture', '2026-11-30', null, lastDay],
    ['facture à la fin de chaque mois', 'facture', '2026-11-30', null, lastDay],
    ['réunion lun 10-11', 'réunion 10-11', '2026-11-23', '10:00'],
    ['réunion lundi 10h-11h', 'réunion 10h-11h', '2026-11-23', '10:00'],
    ['réunion lundi de 10h à 11h', 'réunion de 10h à 11h', '2026-11-23', '10:00'],
    ['réunion demain 14h30-15h30', 'réunion 14h30-15h30', '2026-11-22', '14:30'],
    ['réunion lundi et mardi', 'réunion lundi et mardi', '2026-11-23'],
    ['appel lundi ou mardi', 'appel lundi ou mardi', '2026-11-23'],
    ['lire chapitre 10-11', 'lire chapitre 10-11', null],
    ['payer tous les jours sauf dimanche', 'payer tous les jours sauf dimanche', null],
    ['payer le dernier jour ouvré du mois', 'payer le dernier jour ouvré du mois', null],
    ['payer les lundis', 'payer', '2026-11-23', null, each('week')],
    ['payer une fois par semaine', 'payer', '2026-11-21', null, each('week')],
    ['payer chaque 1er janvier', 'payer', '2027-01-01', null, each('year')],
    ['payer lundi en huit', 'payer', '2026-11-30'],
    ['payer ce week-end', 'payer', '2026-11-21'],
    ['payer fin de la semaine prochaine', 'payer', '2026-11-27'],
    ['payer fin du mois prochain', 'payer', '2026-12-31'],
    ['payer début du mois prochain', 'payer', '2026-12-01'],
    ['payer le premier lundi de décembre', 'payer', '2026-12-07'],
    ['payer demain midi', 'payer', '2026-11-22', '12:00'],
  ],
  pt: [
    ['fatura todo último dia do mês', 'fatura', '2026-11-30', null, lastDay],
    ['fatura no último dia de cada mês', 'fatura', '2026-11-30', null, lastDay],
    ['fatura todos os meses no último dia', 'fatura', '2026-11-30', null, lastDay],
    ['fatura no fim de cada mês', 'fatura', '2026-11-30', null, lastDay],
    ['reunião seg 10-11', 'reunião 10-11', '2026-11-23', '10:00'],
    ['reunião segunda das 10h às 11h', 'reunião das 10h às 11h', '2026-11-23', '10:00'],
    ['reunião amanhã 14:30-15:30', 'reunião 14:30-15:30', '2026-11-22', '14:30'],
    ['reunião segunda e terça', 'reunião segunda e terça', '2026-11-23'],
    ['ler capítulo 10-11', 'ler capítulo 10-11', null],
    ['pagar todos os dias exceto domingo', 'pagar todos os dias exceto domingo', null],
    ['pagar no último dia útil do mês', 'pagar no último dia útil do mês', null],
    ['pagar uma vez por semana', 'pagar', '2026-11-21', null, each('week')],
    ['pagar todo dia 1 de janeiro', 'pagar', '2027-01-01', null, each('year')],
    ['pagar antes de sexta', 'pagar', '2026-11-27'],
    ['pagar este fim de semana', 'pagar', '2026-11-21'],
    ['pagar no fim da próxima semana', 'pagar', '2026-11-27'],
    ['pagar no fim do próximo mês', 'pagar', '2026-12-31'],
    ['pagar na primeira segunda de dezembro', 'pagar', '2026-12-07'],
  ],
  ar: [
    ['الفاتورة آخر يوم من كل شهر', 'الفاتورة', '2026-11-30', null, lastDay],
    ['الفاتورة كل آخر يوم في الشهر', 'الفاتورة', '2026-11-30', null, lastDay],
    ['الفاتورة في نهاية كل شهر', 'الفاتورة', '2026-11-30', null, lastDay],
    ['اجتماع الاثنين 10-11', 'اجتماع 10-11', '2026-11-23', '10:00'],
    ['اجتماع الاثنين من 10 إلى 11', 'اجتماع من 10 إلى 11', '2026-11-23', '10:00'],
    ['اتصال الاثنين والثلاثاء', 'اتصال الاثنين والثلاثاء', '2026-11-23'],
    ['اتصال الاثنين أو الثلاثاء', 'اتصال الاثنين أو الثلاثاء', '2026-11-23'],
    ['قراءة الفصل 10-11', 'قراءة الفصل 10-11', null],
    ['دفع كل يوم ما عدا الجمعة', 'دفع كل يوم ما عدا الجمعة', null],
    ['دفع آخر يوم عمل من كل شهر', 'دفع آخر يوم عمل من كل شهر', null],
    ['دفع من الأحد إلى الخميس', 'دفع', '2026-11-22', null, fromTo(1, 2, 3, 4, 7)],
    ['دفع مرة في الأسبوع', 'دفع', '2026-11-21', null, each('week')],
    ['دفع نهاية الأسبوع القادم', 'دفع', '2026-11-26'],
    ['دفع نهاية الشهر القادم', 'دفع', '2026-12-31'],
    ['دفع أول الشهر القادم', 'دفع', '2026-12-01'],
  ],
};

describe.each(Object.keys(parsers) as (keyof typeof parsers)[])('%s', (language) => {
  test.each(lines[language])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
    const {
      title: called,
      dueDate: day,
      dueTime: time,
      repeat: rhythm,
    } = readQuickAdd(line, { now, language, people: [] }, parsers[language]);
    expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
  });
});
