import { createContext, useMemo } from 'react';
import type { ChatThread } from '../../contract.ts';
import { withGroupWords } from '../../group-mentions.ts';

/** Who is named by an `@` in the messages below: those of a group. */
export interface MentionNames {
  persons: readonly { id: number; fullName: string }[];
  ownId: number;
}

const nobody: MentionNames = { persons: [], ownId: 0 };
export const MentionNamesContext = createContext(nobody);

export function useMentionNames(thread: ChatThread | undefined, own: { id: number; fullName: string } | undefined): MentionNames {
  return useMemo(
    () => (thread?.isGroup && own ? { persons: withGroupWords([own, ...thread.members]), ownId: own.id } : nobody),
    [thread, own],
  );
}
