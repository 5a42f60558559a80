import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addSparePart, type SparePart, updateSparePart } from '../contract.ts';

interface Props {
  /** Undefined adds a new spare part. */
  sparePart?: SparePart;
  onClose: () => void;
}

/** The form that adds or edits a spare part. */
export function SparePartDrawer({ sparePart, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useSparePartForm(sparePart);
  const { values, errors, change } = form;

  const save = async (version = form.baseVersion) => {
    if (form.refuse({ name: !values.name.trim() && t('refusal.required') })) return;
    if (sparePart && !form.isChanged) return onClose();
    const isSaved = await form.send(async () => {
      await (sparePart ? update(sparePart, version) : call(addSparePart, { body: values }));
      await queryClient.invalidateQueries({ queryKey: ['spare_part'] });
    });
    if (!isSaved) return;
    if (!sparePart) toast({ tone: 'success', message: t('spareParts.done.added', { name: values.name }) });
    onClose();
  };
  const update = ({ id }: SparePart, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updateSparePart, { params: { id }, body: { ...namedFields(values, names), version: basedOn } })).sparePart,
    );
  const field = (name: keyof SparePartValues, maxLength: number) => ({
    ...{ label: t(`spareParts.field.${name}`), value: values[name], error: errors[name], maxLength, autoComplete: 'off' },
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <RecordDrawer
      title={t(sparePart ? 'spareParts.drawer.edit' : 'spareParts.drawer.new')}
      form={form}
      submitLabel={t(sparePart ? 'common.save' : 'spareParts.add')}
      labelOf={(name) => t(`spareParts.field.${name}`)}
      textOf={(record, name) => record[name]}
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('name', 120)} dir="auto" required />
      <TextareaField {...field('notes', 2000)} />
    </RecordDrawer>
  );
}

type SparePartValues = Omit<SparePart, 'id' | 'version'>;

const newValues: SparePartValues = { name: '', notes: '' };
const valuesOf = ({ id: _id, version: _version, ...values }: SparePart): SparePartValues => values;

function useSparePartForm(sparePart: SparePart | undefined) {
  const begun = sparePart ? valuesOf(sparePart) : newValues;
  return useRecordForm<SparePartValues, SparePart>({ storageKey: 'atrium.spare-part.draft', record: sparePart, begun, valuesOf });
}
