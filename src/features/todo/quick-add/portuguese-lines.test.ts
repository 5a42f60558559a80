import { parse } from 'chrono-node/pt';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, in whatever zone the test runs.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'pt', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

type Line = [line: string, title: string, dueDate: string | null, dueTime?: string | null, repeat?: Repetition | null];

test.each<Line>([
  // Days and times.
  ['Ligar ao banco amanhã às 17:00', 'Ligar ao banco', '2026-11-22', '17:00'],
  ['ligar ao banco amanhã', 'ligar ao banco', '2026-11-22'],
  ['amanhã ligar ao banco', 'ligar ao banco', '2026-11-22'],
  ['ligar ao banco depois de amanhã', 'ligar ao banco', '2026-11-23'],
  ['ligar ao banco na sexta-feira', 'ligar ao banco', '2026-11-27'],
  ['ligar ao banco até sexta às 9h', 'ligar ao banco', '2026-11-27', '09:00'],
  ['ligar ao banco na próxima segunda-feira', 'ligar ao banco', '2026-11-23'],
  ['ligar ao banco às 17h', 'ligar ao banco', '2026-11-21', '17:00'],
  ['ligar ao banco às 17:30', 'ligar ao banco', '2026-11-21', '17:30'],
  ['ligar ao banco amanhã às 9h30', 'ligar ao banco', '2026-11-22', '09:30'],
  ['ligar ao banco amanhã de manhã', 'ligar ao banco', '2026-11-22', '09:00'],
  ['ligar ao banco hoje à noite', 'ligar ao banco', '2026-11-21', '20:00'],
  ['ligar ao banco amanhã ao meio-dia', 'ligar ao banco', '2026-11-22', '12:00'],
  ['ligar ao banco daqui a 2 semanas', 'ligar ao banco', '2026-12-05'],
  ['ligar ao banco dentro de três dias', 'ligar ao banco', '2026-11-24'],
  ['ligar ao banco na próxima semana', 'ligar ao banco', '2026-11-28'],
  ['ligar ao banco 24/12 8:30', 'ligar ao banco', '2026-12-24', '08:30'],
  ['ligar ao banco a 5 de março às 9h', 'ligar ao banco', '2027-03-05', '09:00'],
  ['ligar ao banco no dia 15', 'ligar ao banco', '2026-12-15'],
  ['ligar ao banco até ao dia 30 às 10h', 'ligar ao banco', '2026-11-30', '10:00'],
  // Every day, week, month or year.
  ['regar a figueira todos os dias', 'regar a figueira', null, null, each('day')],
  ['regar a figueira diariamente às 7h', 'regar a figueira', '2026-11-22', '07:00', each('day')],
  ['regar a figueira a cada 3 dias', 'regar a figueira', null, null, each('day', 3)],
  ['regar a figueira dia sim, dia não', 'regar a figueira', null, null, each('day', 2)],
  ['regar a figueira a cada 2 semanas', 'regar a figueira', null, null, each('week', 2)],
  ['regar a figueira de duas em duas semanas', 'regar a figueira', null, null, each('week', 2)],
  ['regar a figueira todas as semanas', 'regar a figueira', null, null, each('week')],
  ['rever as contas todos os meses', 'rever as contas', null, null, each('month')],
  ['rever as contas de seis em seis meses', 'rever as contas', null, null, each('month', 6)],
  ['rever as contas trimestralmente', 'rever as contas', null, null, each('month', 3)],
  ['renovar o domínio todos os anos a 5 de maio', 'renovar o domínio', '2027-05-05', null, each('year')],
  // Days of the week.
  ['reunião todos os dias úteis às 9h', 'reunião', '2026-11-23', '09:00', workdays],
  ['reunião de segunda a sexta', 'reunião', '2026-11-23', null, workdays],
  ['correr todos os fins de semana', 'correr', '2026-11-21', null, on(1, 6, 7)],
  ['ginásio todas as segundas', 'ginásio', '2026-11-23', null, each('week')],
  ['ginásio todas as segundas-feiras às 18h', 'ginásio', '2026-11-23', '18:00', each('week')],
  ['ginásio às terças e quintas', 'ginásio', '2026-11-24', null, on(1, 2, 4)],
  ['ginásio todas as segundas, quartas e sextas', 'ginásio', '2026-11-23', null, on(1, 1, 3, 5)],
  ['mercado aos sábados', 'mercado', '2026-11-21', null, each('week')],
  ['salários a cada 2 semanas à sexta', 'salários', '2026-11-27', null, each('week', 2)],
  // Days of the month.
  ['pagar a renda todos os meses no dia 31', 'pagar a renda', '2026-11-30', null, each('month')],
  ['pagar a renda todos os meses no dia 1', 'pagar a renda', '2026-12-01', null, each('month')],
  ['pagar a renda mensalmente no dia 28', 'pagar a renda', '2026-11-28', null, each('month')],
  ['pagar a renda no dia 15 de cada mês', 'pagar a renda', '2026-12-15', null, each('month')],
  ['pagar a renda no primeiro dia de cada mês', 'pagar a renda', '2026-12-01', null, each('month')],
  ['pagar a renda a cada 3 meses no dia 21', 'pagar a renda', '2026-11-21', null, each('month', 3)],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('what only looks like it stays in the title', () => {
  test.each([
    'ligar a cada cliente',
    'rever todos os detalhes',
    'a segunda versão do plano',
    'quinta dos avós',
    'juntar de 2 caixas',
    'o dia da mãe',
    '1/2 litro de azeite',
    'versão 1.2.3',
    'quarto 1430',
    'o que se disse ontem',
  ])('%s', (line) => {
    expect(read(line)).toMatchObject({ title: line, dueDate: null, dueTime: null, repeat: null });
  });
});
