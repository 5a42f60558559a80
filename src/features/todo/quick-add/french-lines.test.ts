import { parse } from 'chrono-node/fr';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, in whatever zone the test runs.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'fr', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

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
  ['arroser le figuier tous les jours', 'arroser le figuier', null, null, each('day')],
  ['arroser le figuier chaque jour à 7h', 'arroser le figuier', '2026-11-22', '07:00', each('day')],
  ['arroser le figuier tous les 3 jours', 'arroser le figuier', null, null, each('day', 3)],
  ['arroser le figuier un jour sur deux', 'arroser le figuier', null, null, each('day', 2)],
  ['arroser le figuier toutes les deux semaines', 'arroser le figuier', null, null, each('week', 2)],
  ['arroser le figuier une semaine sur deux', 'arroser le figuier', null, null, each('week', 2)],
  ['arroser le figuier tous les quinze jours', 'arroser le figuier', null, null, each('week', 2)],
  ['vérifier les comptes tous les mois', 'vérifier les comptes', null, null, each('month')],
  ['vérifier les comptes tous les six mois', 'vérifier les comptes', null, null, each('month', 6)],
  ['vérifier les comptes mensuellement', 'vérifier les comptes', null, null, each('month')],
  ['renouveler le domaine chaque année le 5 mai', 'renouveler le domaine', '2027-05-05', null, each('year')],
  // Days of the week.
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
  ['payer le loyer chaque mois le 31', 'payer le loyer', '2026-11-30', null, each('month')],
  ['payer le loyer tous les mois le 1er', 'payer le loyer', '2026-12-01', null, each('month')],
  ['payer le loyer chaque mois le 28', 'payer le loyer', '2026-11-28', null, each('month')],
  ['payer le loyer le 15 de chaque mois', 'payer le loyer', '2026-12-15', null, each('month')],
  ['payer le loyer tous les 3 mois le 21', 'payer le loyer', '2026-11-21', null, each('month', 3)],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('what only looks like it stays in the title', () => {
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
