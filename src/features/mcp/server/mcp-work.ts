import type { AnyEndpoint, Subject } from '#contract/endpoint.ts';
import type { Answerer } from '#server/server-area.ts';
import type { CallTool } from './tools.ts';

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
