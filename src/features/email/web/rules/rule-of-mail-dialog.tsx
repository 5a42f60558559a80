import { useQueryClient } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { trackWrite } from '#web/undo/writes-under-way.ts';
import type { Email } from '../../contract.ts';
import { addMailRule, deleteMailRule } from '../../rules-contract.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { RuleFields } from './rule-fields.tsx';
import { type RuleValues, ruleContentOf, ruleOfMail } from './rule-values.ts';

/** Adds a rule for similar emails; prefilled so it can be saved right away. */
export function RuleOfMailDialog({ mail, onClose }: { mail: Email; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayUndo = useCan('delete', 'Email');
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['email'] });

  const takeBack = async (id: number) => {
    try {
      await call(deleteMailRule, { params: { id } });
      toast({ message: t('email.rule.deleted') });
      return true;
    } catch {
      toast({ tone: 'error', message: t('common.changeNotSaved') });
      return false;
    } finally {
      void refetch();
    }
  };
  const send = async (values: RuleValues) => {
    const { applyToInbox } = values;
    const { rule, applied } = await trackWrite(() => call(addMailRule, { body: { ...ruleContentOf(values), applyToInbox } }));
    onClose();
    toast({
      message: t(applyToInbox ? 'email.rule.savedAndApplied' : 'email.rule.saved', { count: applied }),
      ...(mayUndo && { action: { label: t('email.undo'), run: () => takeBack(rule.id), isUndo: true as const } }),
    });
    void refetch();
    return undefined;
  };
  const form = useSettingsForm<RuleValues>({ kept: ruleOfMail(mail), send, readCurrent: () => ruleOfMail(mail) });
  return (
    <DialogForm
      title={t('email.rule.title')}
      formRef={form.formRef}
      submitLabel={t('email.rule.save')}
      isSending={form.isSending}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <RuleFields values={form.values} onChange={form.change} errorOf={form.errorOf} />
    </DialogForm>
  );
}
