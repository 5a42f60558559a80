import { useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { FaqItem } from '../../faq-contract.ts';
import type { useFaqActions } from './use-faq-actions.ts';

interface AnswerDialogProps {
  /** Null for a new one. */
  item: FaqItem | null;
  categoryId: number;
  actions: ReturnType<typeof useFaqActions>;
  onClose: () => void;
}

export function AnswerDialog({ item, categoryId, actions, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ question: item?.question ?? '', ans: item?.ans ?? '' });
  const [version, setVersion] = useState(item?.version ?? 1);
  const [errors, setErrors] = useState<{ question?: string; ans?: string }>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    if (isSending) return;
    const written = { question: values.question.trim(), ans: values.ans.trim() };
    const missing = { ...(!written.question && { question: t('refusal.required') }), ...(!written.ans && { ans: t('refusal.required') }) };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    setSending(true);
    setFailure('');
    try {
      await (item ? actions.change(item, written, version) : actions.add(categoryId, written));
      onClose();
    } catch (caught) {
      setSending(false);
      const current = caught instanceof ApiError && caught.status === 409 ? (caught.current as FaqItem | undefined) : undefined;
      const reasons = caught instanceof ApiError ? caught.reasons : {};
      if (current) {
        // Saving again overwrites the other change, now that the user knows of it.
        setVersion(current.version);
        return setFailure(t('faq.changedMeanwhile', { question: current.question, answer: current.ans }));
      }
      const [question, ans] = [reasons.question?.[0], reasons.ans?.[0]];
      if (question ?? ans) setErrors({ ...(question && { question: reasonText(t, question) }), ...(ans && { ans: reasonText(t, ans) }) });
      else setFailure(formFailureText(t, caught));
    }
  };
  return (
    <DialogForm
      title={t(item ? 'common.edit' : 'faq.add')}
      formRef={form}
      submitLabel={t(item ? 'common.save' : 'faq.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('help.field.question')}
        value={values.question}
        error={errors.question}
        maxLength={200}
        required
        dir="auto"
        autoComplete="off"
        onChange={(event) => setValues({ ...values, question: event.currentTarget.value })}
      />
      <TextareaField
        label={t('faq.field.answer')}
        value={values.ans}
        error={errors.ans}
        maxLength={4000}
        rows={6}
        onChange={(event) => setValues({ ...values, ans: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
