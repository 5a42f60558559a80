import { parse } from 'chrono-node/fr';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'fr', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

/** Due on the last day of shorter months. */
const thirtyFirst: Repetition = { every: 1, unit: 'month', day: 31 };

type Line = [line: string, title: string, dueDate: string | null, dueTime?: string | null, repeat?: Repetition | null];

test.each<Line>([
  // Days and times.
  ['Appeler la banque demain 17h', 'Appeler la banque', '2026-11-22', '17:00'],
  ['appeler la banque demain', 'appeler la banque', '2026-11-22'],
  ['demain appeler la banque', 'appeler la banque', '2026-11-22'],
  ['appeler la banque après-demain', 'appeler la banque', '2026-11-23'],
  ['appeler la banque vendredi', 'appeler la banque', '2026-11-27'],
  ['appeler la banque avant vendredi', 'appeler la banque', '2026-11-27'],
  ['appeler la banque d’ici vendredi à 9h', 'appeler la banque', '2026-11-27', '09:00'],
  ['appeler la banque lundi prochain', 'appeler la banque', '2026-11-23'],
  ['appeler la banque à 17h30', 'appeler la banque', '2026-11-21', '17:30'],
  ['appeler la banque demain à 9h', 'appeler la banque', '2026-11-22', '09:00'],
  ['appeler la banque demain matin', 'appeler la banque', '2026-11-22', '09:00'],
  ['appeler la banque demain à midi', 'appeler la banque', '2026-11-22', '12:00'],
  ['appeler la banque vendredi soir', 'appeler la banque', '2026-11-27', '19:00'],
  ['appeler la banque dans 2 semaines', 'appeler la banque', '2026-12-05'],
  ['appeler la banque dans trois jours', 'appeler la banque', '2026-11-24'],
  ['appeler la banque dans une heure', 'appeler la banque', '2026-11-21', '15:00'],
  ['appeler la banque la semaine prochaine', 'appeler la banque', '2026-11-28'],
  ['appeler la banque 24/12 8:30', 'appeler la banque', '2026-12-24', '08:30'],
  ['appeler la banque le 5 mars à 9h', 'appeler la banque', '2027-03-05', '09:00'],
  ['appeler la banque le 15', 'appeler la banque', '2026-12-15'],
  ['appeler la banque avant le 1er à 10h', 'appeler la banque', '2026-12-01', '10:00'],
  // Every day, week, month or year.
  ['arroser le figuier tous les jours', 'arroser le figuier', '2026-11-21', null, each('day')],
  ['arroser le figuier chaque jour à 7h', 'arroser le figuier', '2026-11-22', '07:00', each('day')],
  ['arroser le figuier tous les 3 jours', 'arroser le figuier', '2026-11-21', null, each('day', 3)],
  ['arroser le figuier un jour sur deux', 'arroser le figuier', '2026-11-21', null, each('day', 2)],
  ['arroser le figuier toutes les deux semaines', 'arroser le figuier', '2026-11-21', null, each('week', 2)],
  ['arroser le figuier une semaine sur deux', 'arroser le figuier', '2026-11-21', null, each('week', 2)],
  ['arroser le figuier tous les quinze jours', 'arroser le figuier', '2026-11-21', null, each('week', 2)],
  ['vérifier les comptes tous les mois', 'vérifier les comptes', '2026-11-21', null, each('month')],
  ['vérifier les comptes tous les six mois', 'vérifier les comptes', '2026-11-21', null, each('month', 6)],
  ['vérifier les comptes mensuellement', 'vérifier les comptes', '2026-11-21', null, each('month')],
  ['renouveler le domaine chaque année le 5 mai', 'renouveler le domaine', '2027-05-05', null, each('year')],
  // Weekdays.
  ['réunion tous les jours ouvrables à 9h', 'réunion', '2026-11-23', '09:00', workdays],
  ['réunion du lundi au vendredi', 'réunion', '2026-11-23', null, workdays],
  ['courir tous les week-ends', 'courir', '2026-11-21', null, on(1, 6, 7)],
  ['sport tous les lundis', 'sport', '2026-11-23', null, each('week')],
  ['sport chaque lundi à 18h', 'sport', '2026-11-23', '18:00', each('week')],
  ['sport tous les mardis et jeudis', 'sport', '2026-11-24', null, on(1, 2, 4)],
  ['sport tous les lundis, les mercredis et les vendredis', 'sport', '2026-11-23', null, on(1, 1, 3, 5)],
  ['sport chaque semaine le mercredi', 'sport', '2026-11-25', null, each('week')],
  ['paie un vendredi sur deux', 'paie', '2026-11-27', null, each('week', 2)],
  ['paie toutes les 3 semaines le lundi', 'paie', '2026-11-23', null, each('week', 3)],
  // Days of the month.
  ['payer le loyer chaque mois le 31', 'payer le loyer', '2026-11-30', null, thirtyFirst],
  ['payer le loyer tous les mois le 1er', 'payer le loyer', '2026-12-01', null, each('month')],
  ['payer le loyer chaque mois le 28', 'payer le loyer', '2026-11-28', null, each('month')],
  ['payer le loyer le 15 de chaque mois', 'payer le loyer', '2026-12-15', null, each('month')],
  ['payer le loyer tous les 3 mois le 21', 'payer le loyer', '2026-11-21', null, each('month', 3)],
  // Dates by name, nth weekdays of a month, and text that isn't a date.
  ['loyer chaque mois le 1er', 'loyer', '2026-12-01', null, { every: 1, unit: 'month' }],
  ['réunion le premier lundi de chaque mois', 'réunion', '2026-12-07', null, { every: 1, unit: 'month', weekdays: [1], nth: 1 }],
  ['réunion tous les premiers lundis du mois', 'réunion', '2026-12-07', null, { every: 1, unit: 'month', weekdays: [1], nth: 1 }],
  ['réunion chaque troisième jeudi', 'réunion', '2026-12-17', null, { every: 1, unit: 'month', weekdays: [4], nth: 3 }],
  ['chaque mois le deuxième mardi payer', 'payer', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['équipe tous les lundis à 9h30', 'équipe', '2026-11-23', '09:30', { every: 1, unit: 'week' }],
  ['appeler maman chaque dimanche', 'appeler maman', '2026-11-22', null, { every: 1, unit: 'week' }],
  ['offre avant vendredi 17h', 'offre', '2026-11-27', '17:00', null],
  ['voyage le 05/01/2027', 'voyage', '2027-01-05', null, null],
  ['lire chapitre 2/3', 'lire chapitre 2/3', null, null, null],
  ['impôts avant le 31/03', 'impôts', '2027-03-31', null, null],
  ['1/2 litre de lait', '1/2 litre de lait', null, null, null],
  ['inventaire fin d’année', 'inventaire', '2026-12-31', null, null],
  ['inventaire avant la fin de l’année', 'inventaire', '2026-12-31', null, null],
  ['rapport pour la fin du mois', 'rapport', '2026-11-30', null, null],
  ['sport tous les soirs à 18h30', 'sport', '2026-11-21', '18:30', { every: 1, unit: 'day' }],
  ['cet après-midi appeler', 'appeler', '2026-11-21', '15:00', null],
  ['dentiste tous les 6 mois', 'dentiste', '2026-11-21', null, { every: 6, unit: 'month' }],
  ['vérifier tous les trimestres', 'vérifier', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['la fin du film', 'la fin du film', null, null, null],
  ['chaque week-end jardin', 'jardin', '2026-11-21', null, { every: 1, unit: 'week', weekdays: [6, 7] }],
  ['un mardi sur deux poubelles', 'poubelles', '2026-11-24', null, { every: 2, unit: 'week' }],
  ['toutes les deux semaines rapport', 'rapport', '2026-11-21', null, { every: 2, unit: 'week' }],
  ['payer le 2e vendredi du mois', 'payer', '2026-12-11', null, null],
  ['dernier jour de soldes', 'dernier jour de soldes', null, null, null],
  ['facture du mois dernier', 'facture du mois dernier', null, null, null],
  ['mois prochain voyage', 'voyage', '2026-12-21', null, null],
  ['rendez-vous 31/12/2026 10h', 'rendez-vous', '2026-12-31', '10:00', null],
  ['fête le 31/12 à 14h', 'fête', '2026-12-31', '14:00', null],
  ['fête le 31/12 à 14h30', 'fête', '2026-12-31', '14:30', null],
  ['payer tous les derniers vendredis', 'payer', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['payer chaque 2e mardi du mois', 'payer', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['payer le dernier vendredi du mois', 'payer', '2026-11-27', null, null],
  ['payer le dernier vendredi de chaque mois', 'payer', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['rapport le mois prochain', 'rapport', '2026-12-21', null, null],
  ['rapport en fin de journée', 'rapport', '2026-11-21', '17:00', null],
  ['rapport fin de mois', 'rapport', '2026-11-30', null, null],
  ['rapport fin de semaine', 'rapport', '2026-11-27', null, null],
  ['arroser tous les 3 jours', 'arroser', '2026-11-21', null, { every: 3, unit: 'day' }],
  ['rapport la semaine prochaine', 'rapport', '2026-11-28', null, null],
  ['rapport lundi prochain à 9h', 'rapport', '2026-11-23', '09:00', null],
  ['chaque trimestre vérifier', 'vérifier', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['tous les matins courir', 'courir', '2026-11-22', '09:00', { every: 1, unit: 'day' }],
  ['chaque soir lire', 'lire', '2026-11-21', '19:00', { every: 1, unit: 'day' }],
  ['appeler dans une heure', 'appeler', '2026-11-21', '15:00', null],
  ['appeler ce soir', 'appeler', '2026-11-21', '19:00', null],
  ['appeler demain matin', 'appeler', '2026-11-22', '09:00', null],
  ['payer le 1er janvier', 'payer', '2027-01-01', null, null],
  ["rapport l'année prochaine", 'rapport', '2027-11-21', null, null],
  ['rapport avant la fin du mois', 'rapport', '2026-11-30', null, null],
  ['fête le 31.12. à 14:00', 'fête', '2026-12-31', '14:00', null],
  ['réunion chaque dernier jeudi du mois', 'réunion', '2026-11-26', null, { every: 1, unit: 'month', weekdays: [4], nth: -1 }],
  ['rapport avant la fin de la journée', 'rapport', '2026-11-21', '17:00', null],
  ['marché chaque premier samedi', 'marché', '2026-12-05', null, { every: 1, unit: 'month', weekdays: [6], nth: 1 }],
  ['voyage 24/12', 'voyage', '2026-12-24', null, null],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('keeps text in the title that only looks like a date', () => {
  test.each([
    'appeler chaque client',
    'vérifier tous les détails',
    'sam a appelé',
    'la mer est belle',
    'un jour peut-être',
    '1/2 litre d’huile',
    'version 1.2.3',
    'le second projet',
    'chambre 1430',
    'ce qui a été dit hier',
  ])('%s', (line) => {
    expect(read(line)).toMatchObject({ title: line, dueDate: null, dueTime: null, repeat: null });
  });
});
