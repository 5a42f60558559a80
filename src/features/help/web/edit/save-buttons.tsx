import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { ArticleState } from '../../contract.ts';
import type { EditedArticle } from '../../edit-contract.ts';
import type { ArticleForm } from './use-article-form.ts';

interface SaveButtonsProps {
  article: EditedArticle | null;
  form: ArticleForm['form'];
  onSave: (state?: ArticleState) => void;
}

export function SaveButtons({ article, form, onSave }: SaveButtonsProps) {
  const { t } = useTranslation();
  const isOff = form.values.question.trim() === '';
  if (article?.state === 'Published')
    return (
      <>
        <Button look="outline" disabled={form.isSending} onClick={() => onSave('Draft')}>
          {t('help.takeBack')}
        </Button>
        <Button type="submit" loading={form.isSending} disabled={isOff || !form.isChanged}>
          {t('common.save')}
        </Button>
      </>
    );
  return (
    <>
      <Button type="submit" look="outline" loading={form.isSending} disabled={isOff || (article !== null && !form.isChanged)}>
        {t('help.saveDraft')}
      </Button>
      <Button disabled={isOff || form.isSending} onClick={() => onSave('Published')}>
        {t('help.publish')}
      </Button>
    </>
  );
}
