import { z } from 'zod/mini';
import type { Ability } from '#contract/ability.ts';
import { type AnyEndpoint, isForKeys, type Subject } from '#contract/endpoint.ts';
import { onceKeyPattern, onceText } from '#contract/once.ts';
import type { Answerer } from '#server/server-area.ts';
import type { UndoRule } from '#server/undo-rule.ts';

/** A call as a tool. */
export interface CallTool {
  name: string;
  endpoint: AnyEndpoint;
  /** How what it writes is taken back; absent for what only reads. */
  rule?: UndoRule | undefined;
}

/** `POST /api/v1/todo/tasks/{id}/move` is `post_todo_tasks_id_move`. */
export function toolName({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  const words = path.replace(/^\/(?:api\/v1|apps|api)\//, '').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return `${method.toLowerCase()}_${words.replaceAll(/^_|_$/g, '')}`;
}

/**
 * The calls that can be tools: what reads, and what writes and can be taken back. Bytes, streams, and what writes by being read are none, nor
 * is what cannot be undone: it is done by a program that calls the API, or by a person.
 */
export function toolsOf(endpoints: readonly AnyEndpoint[], rules: readonly UndoRule[]): CallTool[] {
  const ruleOf = new Map(rules.map((rule) => [rule.endpoint, rule]));
  return endpoints
    .filter((endpoint) => isForKeys(endpoint) && !endpoint.raw && (!endpoint.writes || ruleOf.has(endpoint)))
    .map((endpoint) => ({ name: toolName(endpoint), endpoint, rule: ruleOf.get(endpoint) }));
}

/** Those of the tools that somebody may use. @param subjects of which areas; all of them where none is named */
export function toolsFor(tools: readonly CallTool[], ability: Ability, subjects: readonly Subject[]): CallTool[] {
  return tools.filter(({ endpoint: { access, action, subject } }) => {
    const isWanted = subjects.length === 0 || subjects.includes(subject);
    return isWanted && (access === 'signed-in' || ability.can(action, subject));
  });
}

/** What a client is told of a tool. */
export function toldTool({ name, endpoint, rule }: CallTool) {
  const { summary, action, subject, writes, method } = endpoint;
  const how = rule ? ' `undo` reverts it.' : '';
  return {
    name,
    title: `${method} ${endpoint.path}`,
    description: `${summary} (${subject}: ${action})${how}`,
    inputSchema: inputSchema(endpoint),
    annotations: { readOnlyHint: !writes, destructiveHint: action === 'delete', idempotentHint: !writes, openWorldHint: false },
  };
}

const onceKey = z.optional(z.string().check(z.regex(onceKeyPattern), z.describe(onceText)));

/** The parts of a call that it takes, as one schema. */
function inputSchema({ params, query, body, once }: AnyEndpoint): { type: 'object'; [key: string]: unknown } {
  const parts = { ...(params && { params }), ...(query && { query: z.optional(query) }), ...(body && { body }), ...(once && { onceKey }) };
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(parts), { io: 'input', unrepresentable: 'any' });
  return { ...schema, type: 'object' };
}

/** What answers a message is given. */
export interface McpWork {
  /** All tools that there are. */
  tools: readonly CallTool[];
  /** All calls, by the names that they have or would have as tools. */
  calls: ReadonlyMap<string, AnyEndpoint>;
  /** The API itself. */
  answer: Answerer;
  /** Of which areas tools are wanted; all where none is named. */
  subjects: readonly Subject[];
  keyId: number;
}
