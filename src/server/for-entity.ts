import type { Dependencies } from './dependencies.ts';

/** The same, with the entity's own turn at what the host does only a few at a time for all: features need not say whose work it is. */
export function forEntity(deps: Dependencies, entity: string): Dependencies {
  return { ...deps, heavy: deps.heavy.boundTo(entity), images: deps.images.boundTo(entity), pdf: deps.pdf.boundTo(entity) };
}
