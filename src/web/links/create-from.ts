import type { ConversionKind, Linked, SourceKind } from '#contract/linked-kind.ts';

/** What is to be made, or to be given what it comes of, and what is written into it at first. */
export interface CreateFromRequest {
  from: Linked<SourceKind>;
  as: ConversionKind;
  title: string;
  /** Plain text. */
  text: string;
  /** Whether there are files that can come along. */
  hasFiles: boolean;
}

/** What is to be linked with something that is there already. */
export interface LinkingRequest {
  thing: Linked;
}

type Asked = CreateFromRequest | LinkingRequest;

let current: Asked | null = null;
const listeners = new Set<() => void>();

/** Asks the person for what a thing of another needs; null closes what asks. */
export function openCreateFrom(request: CreateFromRequest | null): void {
  begin(request);
}

/** Asks the person with what a thing is to be linked. */
export function beginLinking({ kind, id }: Linked): void {
  begin({ thing: { kind, id } });
}

export const currentCreateFrom = (): Asked | null => current;

/** Calls back after each change; gives the function that ends it. */
export function onCreateFromChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function begin(request: Asked | null): void {
  current = request;
  for (const listen of listeners) listen();
}
