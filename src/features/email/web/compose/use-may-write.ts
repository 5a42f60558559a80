import { useRights } from '#web/ability.ts';

/** Checks whether the person may write emails: drafts are both created and updated. */
export function useMayWrite(): boolean {
  const { create, update } = useRights('Email');
  return create && update;
}
