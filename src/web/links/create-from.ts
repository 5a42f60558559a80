import type { ConversionKind, Linked, SourceKind } from '#contract/linked-kind.ts';

/** A request to create a record from a source, or to attach the source to one, with initial values. */
export interface CreateFromRequest {
  from: Linked<SourceKind>;
  as: ConversionKind;
  title: string;
  /** Plain text. */
  text: string;
  /** Whether files can be copied along. */
  hasFiles: boolean;
}

/** A request to link a record with existing ones. */
export interface LinkingRequest {
  thing: Linked;
}

type Asked = CreateFromRequest | LinkingRequest;

let current: Asked | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog to create a record from a source; null closes it. */
export function openCreateFrom(request: CreateFromRequest | null): void {
  begin(request);
}

/** Opens the dialog to link a record. */
export function beginLinking({ kind, id }: Linked): void {
  begin({ thing: { kind, id } });
}

export const currentCreateFrom = (): Asked | null => current;

/** Subscribes to changes. Returns the unsubscribe function. */
export function onCreateFromChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function begin(request: Asked | null): void {
  current = request;
  for (const listen of listeners) listen();
}
