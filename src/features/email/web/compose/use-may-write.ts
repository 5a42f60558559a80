import { useRights } from '#web/ability.ts';

/** Whether the person may write mails: what is written is saved again and again. */
export function useMayWrite(): boolean {
  const { create, update } = useRights('Email');
  return create && update;
}
