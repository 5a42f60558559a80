import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DiscardDialog } from '#web/ui/discard-dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { addMailRule, type MailRule, updateMailRule } from '../../rules-contract.ts';
import { useLabels } from '../labels/use-labels.ts';
import { ConflictNotice } from '../settings/conflict-notice.tsx';
import { rulesQuery } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import classes from './rule-dialog.module.css';
import { RuleFields } from './rule-fields.tsx';
import { describeRule, noRule, type RuleContent, type RuleValues, ruleContentOf, ruleValuesOf } from './rule-values.ts';

interface RuleDialogProps {
  /** The rule to edit; undefined for a new one. */
  rule: MailRule | undefined;
  onClose: () => void;
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // Cleared if it was deleted meanwhile: saving then adds a new one.
  const [id, setId] = useState(rule?.id);
  const [isLeaving, setLeaving] = useState(false);

  async function send(values: RuleValues) {
    const content = { ...ruleContentOf(values), applyToInbox: values.applyToInbox };
    const { applied } = await (id === undefined
      ? call(addMailRule, { body: content })
      : call(updateMailRule, { params: { id }, body: { ...content, version: values.version } })
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setId(undefined);
      throw error;
    });
    const said = values.applyToInbox ? t('email.settings.rules.savedAndApplied', { count: applied }) : t('email.rule.saved');
    toast({ message: said, tone: 'success' });
    onClose();
    await queryClient.invalidateQueries({ queryKey: values.applyToInbox ? ['email'] : rulesQuery.queryKey });
    return undefined;
  }

  const form = useSettingsForm<RuleValues>({
    kept: rule ? ruleValuesOf(rule) : noRule,
    send,
    readCurrent: (current) => ruleValuesOf(current as MailRule),
  });
  const close = () => (form.isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog title={t(rule ? 'email.settings.rules.edit' : 'email.settings.rules.add')} onClose={close}>
      <form ref={form.formRef} onSubmit={form.submit} noValidate>
        <DialogBody
          buttons={
            !form.conflict && (
              <>
                <Button look="outline" onClick={close}>
                  {t('ui.form.cancel')}
                </Button>
                <Button type="submit" loading={form.isSending}>
                  {t(rule && id === undefined ? 'email.settings.saveAsNew' : 'common.save')}
                </Button>
              </>
            )
          }
        >
          <RuleFields values={form.values} onChange={form.change} errorOf={form.errorOf} />
          <FormFailure text={form.failure} />
          {form.conflict && (
            <ConflictNotice
              mine={<RuleSentence rule={ruleContentOf(form.values)} />}
              current={<RuleSentence rule={ruleContentOf(form.conflict)} />}
              isSending={form.isSending}
              onKeepMine={form.keepMine}
              onTakeCurrent={form.takeCurrent}
            />
          )}
        </DialogBody>
      </form>
      {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={onClose} />}
    </Dialog>
  );
}

/** A rule in words: its conditions and its actions. */
export function RuleSentence({ rule }: { rule: RuleContent }) {
  const { t, i18n } = useTranslation();
  const { asks, does } = describeRule(rule, t, i18n.language, useLabels().all);
  return (
    <div className={classes.sentence}>
      <p className={classes.asks}>{t('email.settings.rules.when', { asks })}</p>
      <p className={classes.does}>{t('email.settings.rules.then', { does })}</p>
    </div>
  );
}
