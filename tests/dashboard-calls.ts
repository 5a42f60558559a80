import { expect } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readDashboard } from '#features/dashboards/contract.ts';
import type { Client } from './client.ts';

type Query = Record<string, string | number>;

/** Returns the body of a successful response. */
export async function answerOf(who: Client, path: string, query: Query = {}): Promise<Awaited<ReturnType<Client['get']>>['body']> {
  const { status, body } = await who.get(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Reads a page of cards, validated against its contract. */
export async function dashboardOf(who: Client, query: Query = {}): Promise<AnswerOf<typeof readDashboard>> {
  const body = await answerOf(who, '/api/v1/dashboard', query);
  readDashboard.answer?.parse(body);
  return body;
}
