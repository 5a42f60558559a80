import { z } from 'zod/mini';
import type { Ability } from '#contract/ability.ts';
import { type AnyEndpoint, isForApiKeys, type Subject } from '#contract/endpoint.ts';
import { onceKeyPattern, onceText } from '#contract/once.ts';
import type { Answerer } from '#server/server-area.ts';
import type { UndoRule } from '#server/undo-rule.ts';

/** An endpoint as a tool. */
export interface CallTool {
  name: string;
  endpoint: AnyEndpoint;
  /** How to undo its writes; absent for read-only tools. */
  rule?: UndoRule | undefined;
}

/** `POST /api/v1/todo/tasks/{id}/move` is `post_todo_tasks_id_move`. */
export function toolName({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  const words = path.replace(/^\/(?:api\/v1|apps|api)\//, '').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return `${method.toLowerCase()}_${words.replaceAll(/^_|_$/g, '')}`;
}

/**
 * Returns the endpoints that can be tools: reads, and writes that can be undone. Excludes binary data, streams, reads with side effects,
 * and irreversible writes, which are left to programs calling the API and to people.
 */
export function toolsOf(endpoints: readonly AnyEndpoint[], rules: readonly UndoRule[]): CallTool[] {
  const ruleOf = new Map(rules.map((rule) => [rule.endpoint, rule]));
  return endpoints
    .filter((endpoint) => isForApiKeys(endpoint) && !endpoint.raw && (!endpoint.writes || ruleOf.has(endpoint)))
    .map((endpoint) => ({ name: toolName(endpoint), endpoint, rule: ruleOf.get(endpoint) }));
}

/** Returns the tools these permissions allow. @param subjects areas to include; all when empty */
export function toolsFor(tools: readonly CallTool[], ability: Ability, subjects: readonly Subject[]): CallTool[] {
  return tools.filter(({ endpoint: { access, action, subject } }) => {
    const isWanted = subjects.length === 0 || subjects.includes(subject);
    return isWanted && (access === 'signed-in' || ability.can(action, subject));
  });
}

/** Describes a tool for clients. */
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

/** Combines the endpoint's input parts into one schema. */
function inputSchema({ params, query, body, once }: AnyEndpoint): { type: 'object'; [key: string]: unknown } {
  const parts = { ...(params && { params }), ...(query && { query: z.optional(query) }), ...(body && { body }), ...(once && { onceKey }) };
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(parts), { io: 'input', unrepresentable: 'any' });
  return { ...schema, type: 'object' };
}

/** Context for handling a message. */
export interface McpWork {
  tools: readonly CallTool[];
  /** All endpoints by tool name, including those that are not tools. */
  calls: ReadonlyMap<string, AnyEndpoint>;
  answer: Answerer;
  /** Areas to include; all when empty. */
  subjects: readonly Subject[];
  keyId: number;
}
