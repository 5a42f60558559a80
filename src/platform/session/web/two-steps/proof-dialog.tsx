import type { Proof } from '#contract/proof.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { checkProof, ProofFields, proofOf } from './proof-fields.tsx';

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  /** Makes the change. @throws ApiError, shown under the invalid field. */
  onProved: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for a proof of identity before a security change. */
export function ProofDialog({ title, text, submitLabel, onProved, onClose }: Props) {
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkProof,
    body: (form) => ({ ...proofOf(form) }),
    send: async (proof) => {
      await onProved(proof);
      return undefined;
    },
  });
  return (
    <DialogForm
      title={title}
      text={text}
      formRef={formRef}
      submitLabel={submitLabel}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProofFields field={field} />
    </DialogForm>
  );
}
