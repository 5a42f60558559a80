import { parse } from 'chrono-node/pt';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'pt', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

/** Due on the last day of shorter months. */
const thirtyFirst: Repetition = { every: 1, unit: 'month', day: 31 };

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
  ['regar a figueira todos os dias', 'regar a figueira', '2026-11-21', null, each('day')],
  ['regar a figueira diariamente às 7h', 'regar a figueira', '2026-11-22', '07:00', each('day')],
  ['regar a figueira a cada 3 dias', 'regar a figueira', '2026-11-21', null, each('day', 3)],
  ['regar a figueira dia sim, dia não', 'regar a figueira', '2026-11-21', null, each('day', 2)],
  ['regar a figueira a cada 2 semanas', 'regar a figueira', '2026-11-21', null, each('week', 2)],
  ['regar a figueira de duas em duas semanas', 'regar a figueira', '2026-11-21', null, each('week', 2)],
  ['regar a figueira todas as semanas', 'regar a figueira', '2026-11-21', null, each('week')],
  ['rever as contas todos os meses', 'rever as contas', '2026-11-21', null, each('month')],
  ['rever as contas de seis em seis meses', 'rever as contas', '2026-11-21', null, each('month', 6)],
  ['rever as contas trimestralmente', 'rever as contas', '2026-11-21', null, each('month', 3)],
  ['renovar o domínio todos os anos a 5 de maio', 'renovar o domínio', '2027-05-05', null, each('year')],
  // Weekdays.
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
  ['pagar a renda todos os meses no dia 31', 'pagar a renda', '2026-11-30', null, thirtyFirst],
  ['pagar a renda todos os meses no dia 1', 'pagar a renda', '2026-12-01', null, each('month')],
  ['pagar a renda mensalmente no dia 28', 'pagar a renda', '2026-11-28', null, each('month')],
  ['pagar a renda no dia 15 de cada mês', 'pagar a renda', '2026-12-15', null, each('month')],
  ['pagar a renda no primeiro dia de cada mês', 'pagar a renda', '2026-12-01', null, each('month')],
  ['pagar a renda a cada 3 meses no dia 21', 'pagar a renda', '2026-11-21', null, each('month', 3)],
  // Dates by name, nth weekdays of a month, and text that isn't a date.
  ['renda todos os meses no dia 1', 'renda', '2026-12-01', null, { every: 1, unit: 'month' }],
  ['reunião na primeira segunda-feira de cada mês', 'reunião', '2026-12-07', null, { every: 1, unit: 'month', weekdays: [1], nth: 1 }],
  ['reunião toda terceira quinta-feira do mês', 'reunião', '2026-12-17', null, { every: 1, unit: 'month', weekdays: [4], nth: 3 }],
  ['reunião toda 2.ª terça', 'reunião', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['todos os meses na segunda terça-feira pagar', 'pagar', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['equipa todas as segundas às 9h30', 'equipa', '2026-11-23', '09:30', { every: 1, unit: 'week' }],
  ['ligar à mãe todos os domingos', 'ligar à mãe', '2026-11-22', null, { every: 1, unit: 'week' }],
  ['proposta até sexta às 17h', 'proposta', '2026-11-27', '17:00', null],
  ['viagem 05/01/2027', 'viagem', '2027-01-05', null, null],
  ['ler capítulo 2/3', 'ler capítulo 2/3', null, null, null],
  ['impostos até 31/03', 'impostos', '2027-03-31', null, null],
  ['1/2 litro de leite', '1/2 litro de leite', null, null, null],
  ['inventário no fim do ano', 'inventário', '2026-12-31', null, null],
  ['relatório até ao fim do mês', 'relatório', '2026-11-30', null, null],
  ['desporto todas as tardes às 18h30', 'desporto', '2026-11-21', '18:30', { every: 1, unit: 'day' }],
  ['dentista a cada 6 meses', 'dentista', '2026-11-21', null, { every: 6, unit: 'month' }],
  ['verificar todos os trimestres', 'verificar', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['o fim do filme', 'o fim do filme', null, null, null],
  ['a segunda versão', 'a segunda versão', null, null, null],
  ['todas as segundas e quartas ginásio', 'ginásio', '2026-11-23', null, { every: 1, unit: 'week', weekdays: [1, 3] }],
  ['a cada 2 semanas relatório', 'relatório', '2026-11-21', null, { every: 2, unit: 'week' }],
  ['pagar na última sexta-feira do mês', 'pagar', '2026-11-27', null, null],
  ['pagar no primeiro sábado de todos os meses', 'pagar', '2026-12-05', null, { every: 1, unit: 'month', weekdays: [6], nth: 1 }],
  ['fatura do mês passado', 'fatura do mês passado', null, null, null],
  ['relatório no ano que vem', 'relatório', '2027-11-21', null, null],
  ['regar todos os dias', 'regar', '2026-11-21', null, { every: 1, unit: 'day' }],
  ['cada noite ler', 'ler', '2026-11-21', '20:00', { every: 1, unit: 'day' }],
  ['relatório para o próximo mês', 'relatório', '2026-12-21', null, null],
  ['dia 31/12 festa', 'festa', '2026-12-31', null, null],
  ['festa 31/12 às 14h', 'festa', '2026-12-31', '14:00', null],
  ['festa no dia 31/12 às 14h30', 'festa', '2026-12-31', '14:30', null],
  ['pagar toda a última sexta-feira do mês', 'pagar', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['pagar na última sexta-feira de cada mês', 'pagar', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['pagar na segunda terça-feira de cada mês', 'pagar', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['relatório no próximo mês', 'relatório', '2026-12-21', null, null],
  ['relatório no mês que vem', 'relatório', '2026-12-21', null, null],
  ['relatório ao fim do dia', 'relatório', '2026-11-21', '17:00', null],
  ['relatório até ao final do dia', 'relatório', '2026-11-21', '17:00', null],
  ['relatório no fim do mês', 'relatório', '2026-11-30', null, null],
  ['relatório no fim da semana', 'relatório', '2026-11-27', null, null],
  ['regar de 3 em 3 dias', 'regar', '2026-11-21', null, { every: 3, unit: 'day' }],
  ['regar a cada 3 dias', 'regar', '2026-11-21', null, { every: 3, unit: 'day' }],
  ['relatório no próximo ano', 'relatório', '2027-11-21', null, null],
  ['todas as manhãs correr', 'correr', '2026-11-22', '09:00', { every: 1, unit: 'day' }],
  ['todas as noites ler', 'ler', '2026-11-21', '20:00', { every: 1, unit: 'day' }],
  ['ligar hoje à noite', 'ligar', '2026-11-21', '20:00', null],
  ['ligar amanhã às 9', 'ligar', '2026-11-22', '09:00', null],
  ['a cada trimestre verificar', 'verificar', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['pagar todas as últimas sextas', 'pagar', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['reunião todas as últimas quintas-feiras do mês', 'reunião', '2026-11-26', null, { every: 1, unit: 'month', weekdays: [4], nth: -1 }],
  ['mercado todo primeiro sábado', 'mercado', '2026-12-05', null, { every: 1, unit: 'month', weekdays: [6], nth: 1 }],
  ['viagem 24/12', 'viagem', '2026-12-24', null, null],
  ['relatório no final deste mês', 'relatório', '2026-11-30', null, null],
  ['relatório no final desta semana', 'relatório', '2026-11-27', null, null],
  ['pagar na primeira segunda-feira do mês', 'pagar', '2026-12-07', null, null],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('keeps text in the title that only looks like a date', () => {
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
