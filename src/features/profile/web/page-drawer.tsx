import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { changedFields } from '#web/changed-fields.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { sendChange } from '#web/send-change.ts';
import { toast } from '#web/toast.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { RecordConflict } from '#web/ui/record-conflict.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useKeptForm } from '#web/use-kept-form.ts';
import { addPage, type ProfilePage, updatePage } from '../contract.ts';
import { PictureField } from './picture-field.tsx';

interface Values {
  name: string;
  subtitle: string;
  pictureFileId: number | null;
}

const newValues: Values = { name: '', subtitle: '', pictureFileId: null };
const valuesOf = ({ username, subtitle, pictureFileId }: ProfilePage): Values => ({ name: username, subtitle, pictureFileId });
const versionOf = ({ version }: ProfilePage) => version;

/** The form of a page. @param page without one a new page is added */
export function PageDrawer({ page, onClose }: { page: ProfilePage | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useKeptForm<Values, ProfilePage>({
    ...{ storageKey: 'atrium.profile.page.draft', draftKey: page ? String(page.id) : 'new', record: page ?? null },
    ...{ begun: page ? valuesOf(page) : newValues, valuesOf, versionOf },
    isSame: (some, others) => changedFields(some, others).length === 0,
    fieldOf: (path) => (path in newValues ? (path as keyof Values) : undefined),
    errorOf: (_, reason) => reasonText(t, reason),
    failureOf: (error) => formFailureText(t, error),
  });
  const { values, errors, change, conflict } = form;
  const update = ({ id }: ProfilePage, version: number) =>
    sendChange({
      ...{ base: form.base, values, version, valuesOf, versionOf },
      send: async (fields, basedOn) => {
        const named = Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name as keyof Values)));
        return (await call(updatePage, { params: { id }, body: { ...named, version: basedOn } })).page;
      },
    });
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
    <FormDrawer
      title={t(page ? 'profile.pages.edit' : 'profile.pages.add')}
      form={form}
      submitLabel={t(page ? 'ui.form.save' : 'profile.pages.add')}
      onSubmit={() => void save()}
      onClose={onClose}
      conflict={
        conflict && (
          <RecordConflict
            base={form.base}
            mine={values}
            theirs={valuesOf(conflict)}
            labelOf={(name) => t(`profile.pages.${name}`)}
            textOf={(record, name) =>
              name === 'pictureFileId' ? t(record.pictureFileId === null ? 'profile.cover.none' : 'profile.cover.one') : record[name]
            }
            onKeep={() => void save(conflict.version)}
            onTake={form.takeCurrent}
          />
        )
      }
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
    </FormDrawer>
  );
}
