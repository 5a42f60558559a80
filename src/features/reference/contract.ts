import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  summary: 'Returns this API as an OpenAPI document.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.record(z.string(), z.unknown()),
});

export const getReference = endpoint({
  method: 'GET',
  path: '/api/v1/docs',
  summary: 'Returns this API as a page.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
});

export const referenceEndpoints = [getOpenApi, getReference];
