import { parse as ar } from 'chrono-node/ar';
import { parse as de } from 'chrono-node/de';
import { parse as en } from 'chrono-node/en';
import { parse as fr } from 'chrono-node/fr';
import { parse as pt } from 'chrono-node/pt';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Wednesday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 25, 10, 30);
const parsers = { ar, de, en, fr, pt };
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const onDays = (...weekdays: number[]): Repetition => ({ ...each('week'), weekdays });

type Line = [line: string, title: string, due: string | null, repeat?: Repetition];

/** Lines typed by native speakers that used to be parsed partially, or not at all. */
const lines: Record<keyof typeof parsers, Line[]> = {
  en: [
    ['submit report by EOD friday', 'submit report', '2026-11-27 17:00'],
    ['submit report friday EOD', 'submit report', '2026-11-27 17:00'],
    ['backup every sunday night', 'backup', '2026-11-29 20:00', each('week')],
    ['every noon feed the cat', 'feed the cat', '2026-11-25 12:00', each('day')],
    ['day after tomorrow submit', 'submit', '2026-11-27'],
    ['weekly on friday timesheets', 'timesheets', '2026-11-27', each('week')],
    ['biweekly friday 1:1', '1:1', '2026-11-27', each('week', 2)],
    ['quarter to 9 call', 'call', '2026-11-26 08:45'],
    ['a quarter past 11 call', 'call', '2026-11-25 11:15'],
    ['pick up the kids at 3', 'pick up the kids', '2026-11-25 15:00'],
    ['tomorrow morning at 5 run', 'run', '2026-11-26 05:00'],
    ['every friday at 5pm until june timesheet', 'at 5pm until june timesheet', '2026-11-27 17:00', each('week')],
    ['fair dec 1 until dec 5', 'fair dec 1 until dec 5', '2026-12-01'],
    ['meet April at 5', 'meet April at 5', null],
    ['pay invoices after friday', 'pay invoices after friday', null],
    ['fortnightly on mondays', 'fortnightly on mondays', null],
  ],
  de: [
    ['Bericht bis Freitag EOB', 'Bericht', '2026-11-27 17:00'],
    ['Anruf um viertel nach neun', 'Anruf', '2026-11-26 09:15'],
    ['Anruf um Viertel vor 11', 'Anruf', '2026-11-25 10:45'],
    ['Anruf um dreiviertel neun', 'Anruf', '2026-11-26 08:45'],
    ['Freitag in 14 Tagen Bericht', 'Bericht', '2026-12-11'],
    ['wöchentlich freitags Stundenzettel', 'Stundenzettel', '2026-11-27', each('week')],
    ['vierteljährlich UStVA', 'UStVA', '2026-11-25', each('month', 3)],
    ['Rechnungen nach Freitag', 'Rechnungen nach Freitag', null],
  ],
  fr: [
    ['appel à 9h moins le quart', 'appel', '2026-11-26 08:45'],
    ['appel à 11 heures et demie', 'appel', '2026-11-25 11:30'],
    ['dîner à 19 h', 'dîner', '2026-11-25 19:00'],
    ['rapport lundi à 17 heures', 'rapport', '2026-11-30 17:00'],
    ['dans une heure éteindre le four', 'éteindre le four', '2026-11-25 11:30'],
    ['dans 1 mois relancer', 'relancer', '2026-12-25'],
    ["d'ici une semaine rapport", 'rapport', '2026-12-02'],
    ['mardi de la semaine prochaine rapport', 'rapport', '2026-12-01'],
    ['chaque dimanche soir sauvegarde', 'sauvegarde', '2026-11-29 19:00', each('week')],
    ['les lundis et mercredis entraînement', 'entraînement', '2026-11-25', onDays(1, 3)],
    ['mensuel le 15 salaires', 'salaires', '2026-12-15', each('month')],
    ['à partir de lundi tous les jours réviser', 'réviser', '2026-11-30', each('day')],
    ['factures après vendredi', 'factures après vendredi', null],
  ],
  pt: [
    ['pagar a renda todo dia 1', 'pagar a renda', '2026-12-01', each('month')],
    ['toda sexta folhas de horas', 'folhas de horas', '2026-11-27', each('week')],
    ['toda semana backup', 'backup', '2026-11-25', each('week')],
    ['toda noite passear o cão', 'passear o cão', '2026-11-25 20:00', each('day')],
    ['todo domingo à noite backup', 'backup', '2026-11-29 20:00', each('week')],
    ['todo mês no dia 15 salários', 'salários', '2026-12-15', each('month')],
    ['trimestralmente IVA', 'IVA', '2026-11-25', each('month', 3)],
    ['lixo segunda sim segunda não', 'lixo', '2026-11-30', each('week', 2)],
    ['reunião terça que vem', 'reunião', '2026-12-01'],
    ['terça da próxima semana relatório', 'relatório', '2026-12-01'],
    ['semana que vem relatório', 'relatório', '2026-12-02'],
    ['daqui a uma hora desligar o forno', 'desligar o forno', '2026-11-25 11:30'],
    ['em 30 minutos sair', 'sair', '2026-11-25 11:00'],
    ['compras amanhã à noite às 19h30', 'compras', '2026-11-26 19:30'],
    ['amanhã às 5 da tarde ligar', 'ligar', '2026-11-26 17:00'],
    ['18h30 jantar', 'jantar', '2026-11-25 18:30'],
    ['31/12 14h festa', 'festa', '2026-12-31 14:00'],
    ['meia-noite lançamento', 'lançamento', '2026-11-26 00:00'],
    ['sexta: faturas', 'faturas', '2026-11-27'],
    ['a partir de segunda todos os dias estudar', 'estudar', '2026-11-30', each('day')],
    ['faturas depois de sexta', 'faturas depois de sexta', null],
  ],
  ar: [
    ['الأحد المقبل الساعة 10 ص اجتماع', 'اجتماع', '2026-11-29 10:00'],
    ['تسوق غدا مساء الساعة 7:30', 'تسوق', '2026-11-26 19:30'],
    ['الثلاثاء من الأسبوع القادم تقرير', 'تقرير', '2026-12-01'],
    ['سقي النباتات يوم بعد يوم', 'سقي النباتات', '2026-11-25', each('day', 2)],
    ['أول اثنين في يناير انطلاق', 'انطلاق', '2027-01-04'],
    ['شهريا يوم 15 رواتب', 'رواتب', '2026-12-15', each('month')],
    ['سنويا 3 مارس عيد ميلاد', 'عيد ميلاد', '2027-03-03', each('year')],
    ['أسبوعيا يوم الجمعة جداول', 'جداول', '2026-11-27', each('week')],
    ['أيام الأحد نسخ احتياطي', 'نسخ احتياطي', '2026-11-29', each('week')],
    ['ابتداء من الاثنين كل يوم دراسة', 'دراسة', '2026-11-30', each('day')],
    ['فواتير بعد الجمعة', 'فواتير بعد الجمعة', null],
  ],
};

describe.each(Object.entries(lines) as [keyof typeof parsers, Line[]][])('%s', (language, said) => {
  test.each(said)('%s', (line, title, due, repeat) => {
    const found = readQuickAdd(line, { now, language, people: [] }, parsers[language]);
    expect([found.title, [found.dueDate, found.dueTime].filter(Boolean).join(' '), found.repeat]).toEqual([
      title,
      due ?? '',
      repeat ?? null,
    ]);
  });
});
