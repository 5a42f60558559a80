import { z } from 'zod/mini';
import { type AnyEndpoint, bodyLimitOf, isForKeys, type Schema } from '#contract/endpoint.ts';
import { errorBody } from '#contract/error.ts';
import { onceHeader, onceKeyPattern, onceText } from '#contract/once.ts';
import { parted } from '#contract/parted.ts';
import { giveWay } from './give-way.ts';

const endpointsPerSlice = 25;

/** The OpenAPI 3.1 document of the endpoints, made from their contracts; others have their turn in between. */
export async function openApiDocument(endpoints: readonly AnyEndpoint[], version: string): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const slice of parted(endpoints, endpointsPerSlice)) {
    for (const endpoint of slice) {
      paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
    }
    await giveWay();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version,
      description: `Every call of the back office. Errors have one shape; see each call for what it may refuse. Calls that add something take the header ${onceHeader}, so that they can be sent again where no answer came.`,
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of whoever is signed in.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `atrium_…`. It may no more than its owner.' },
      },
      schemas: { Error: json(errorBody, 'output') },
    },
    paths,
  };
}

const onceParameter = {
  name: onceHeader,
  in: 'header',
  required: false,
  description: onceText,
  schema: { type: 'string', pattern: onceKeyPattern.source },
};

function operation(endpoint: AnyEndpoint): object {
  const { summary, action, subject, access, params, query, body, answer, status, refusals, raw, once } = endpoint;
  const answered = raw ? { description: 'Bytes or a stream' } : { description: answer ? 'Success' : 'Success, without a body' };
  const standard = {
    400: 'What was given is wrong; `fields` says where.',
    ...(access === 'anyone' ? {} : { 401: 'Not signed in.' }),
    ...(access === 'able' ? { 403: `Needs the ability to ${action} ${subject}.` } : {}),
    ...(body && { 413: `The body is larger than ${bodyLimitOf(endpoint, Number.POSITIVE_INFINITY)} bytes.` }),
    ...(once && { 422: `Something else was sent under this ${onceHeader}.` }),
  };
  return {
    summary,
    tags: [subject],
    'x-action': action,
    'x-subject': subject,
    'x-access': access,
    security: access === 'anyone' ? [] : [{ bearer: [] }, ...(isForKeys(endpoint) ? [{ apiKey: [] }] : [])],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...(once ? [onceParameter] : [])],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: json(body, 'input') } } } }),
    ...(raw && endpoint.method === 'POST' && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [status]: { ...answered, ...(answer && { content: { 'application/json': { schema: json(answer, 'output') } } }) },
      ...Object.fromEntries(Object.entries({ ...standard, ...refusals }).map(([code, description]) => [code, refusal(description)])),
    },
  };
}

function refusal(description: string): object {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

function json(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The parts of a path or query, one parameter each. */
export function parameters(
  schema: Schema | undefined,
  where: 'path' | 'query',
): { name: string; in: string; required: boolean; schema: unknown }[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}
