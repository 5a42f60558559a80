import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { namedFields } from '#web/named-fields.ts';
import { toast } from '#web/toast.ts';
import { RecordDrawer } from '#web/ui/record-drawer.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRecordForm } from '#web/use-record-form.ts';
import { addPage, type ProfilePage, updatePage } from '../contract.ts';
import { PictureField } from './picture-field.tsx';

interface Values {
  name: string;
  subtitle: string;
  pictureFileId: number | null;
}

const newValues: Values = { name: '', subtitle: '', pictureFileId: null };
const valuesOf = ({ username, subtitle, pictureFileId }: ProfilePage): Values => ({ name: username, subtitle, pictureFileId });

/** Drawer to add or edit a page. @param page omit to add one */
export function PageDrawer({ page, onClose }: { page: ProfilePage | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useRecordForm<Values, ProfilePage>({
    storageKey: 'atrium.profile.page.draft',
    record: page,
    begun: page ? valuesOf(page) : newValues,
    valuesOf,
  });
  const { values, errors, change } = form;
  const update = ({ id }: ProfilePage, version: number) =>
    form.sendChanged(
      version,
      async (names, basedOn) =>
        (await call(updatePage, { params: { id }, body: { ...namedFields(values, names), version: basedOn } })).page,
    );
  const save = async (version = form.baseVersion) => {
    if (page && !form.isChanged) return onClose();
    if (values.name.trim() === '') return form.refuse({ name: t('profile.pages.needsName') });
    const isSaved = await form.send(async () => {
      if (page) await update(page, version);
      else await call(addPage, { body: values });
      await queryClient.invalidateQueries({ queryKey: ['profile'] });
    });
    if (!isSaved) return;
    if (!page) toast({ tone: 'success', message: t('profile.done.pageAdded', { name: values.name.trim() }) });
    onClose();
  };
  const field = (name: 'name' | 'subtitle', maxLength: number) => ({
    label: t(`profile.pages.${name}`),
    value: values[name],
    error: errors[name],
    maxLength,
    dir: 'auto',
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <RecordDrawer
      title={t(page ? 'profile.pages.edit' : 'profile.pages.add')}
      form={form}
      submitLabel={t(page ? 'common.save' : 'profile.pages.add')}
      labelOf={(name) => t(`profile.pages.${name}`)}
      textOf={(record, name) =>
        name === 'pictureFileId' ? t(record.pictureFileId === null ? 'profile.cover.none' : 'profile.cover.one') : record[name]
      }
      onSave={save}
      onClose={onClose}
    >
      <TextField {...field('name', 60)} required />
      <TextField {...field('subtitle', 100)} />
      <PictureField
        label={t('profile.pages.pictureFileId')}
        fileId={values.pictureFileId}
        saved={{ id: page?.pictureFileId ?? null, url: page?.avatar ?? null }}
        error={errors.pictureFileId}
        onChange={(pictureFileId) => change({ pictureFileId })}
      />
    </RecordDrawer>
  );
}
