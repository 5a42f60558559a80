import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconStar, IconStarFilled } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ProductDetail, saveReview } from '../contract.ts';
import classes from './product-reviews.module.css';
import { RatingStars } from './rating-stars.tsx';
import { reviewsQuery } from './shop-queries.ts';

export function ProductReviews({ product }: { product: ProductDetail }) {
  const { t, i18n } = useTranslation();
  const [page, show] = useState(1);
  const { data } = useQuery({ ...reviewsQuery(product.id, page), placeholderData: keepPreviousData });
  const totalOf = (stars: number) => product.starCounts[5 - stars] ?? 0;
  const most = Math.max(1, ...product.starCounts);
  return (
    <div className={classes.place}>
      <Card
        title={t('shop.reviews.title')}
        text={product.reviewCount === 0 ? t('shop.reviews.none') : t('shop.reviews.count', { count: product.reviewCount })}
      >
        <div className={classes.columns}>
          {product.reviewCount > 0 && (
            <div>
              <p className={classes.average}>
                <strong>{formatNumber(product.averageStars, i18n.language)}</strong> <RatingStars rating={product.rating} />
              </p>
              <ul className={classes.bars} aria-label={t('shop.reviews.spread')}>
                {[5, 4, 3, 2, 1].map((stars) => (
                  <li key={stars}>
                    <span>{stars}</span>
                    <span className={classes.bar}>
                      <span style={{ inlineSize: `${(100 * totalOf(stars)) / most}%` }} />
                    </span>
                    <span>{totalOf(stars)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={classes.list}>
            {product.mayReview && <ReviewForm productId={product.id} />}
            {data?.reviews.map(({ id, person, stars, text, createdAt }) => (
              <article key={id} className={classes.review}>
                <Avatar name={person.fullName} src={person.avatar} size={36} />
                <div>
                  <p className={classes.who}>
                    <PersonLink id={person.id} name={person.fullName} /> <RatingStars rating={stars} />
                    <span className={classes.when}>
                      <Moment at={createdAt}>{formatDay(new Date(createdAt), i18n.language, new Date())}</Moment>
                    </span>
                  </p>
                  <p className={classes.said}>
                    <bdi>{text}</bdi>
                  </p>
                </div>
              </article>
            ))}
            {data && data.total > page * 10 && (
              <Button look="outline" onClick={() => show(page + 1)}>
                {t('shop.reviews.older')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

function ReviewForm({ productId }: { productId: number }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === 0) return setFailure(t('shop.reviews.chooseStars'));
    setSending(true);
    setFailure('');
    try {
      await call(saveReview, { params: { id: productId }, body: { stars, text } });
      setText('');
      setStars(0);
      toast({ message: t('shop.reviews.saved') });
      await queryClient.invalidateQueries({ queryKey: ['product'] });
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} aria-label={t('shop.reviews.write')}>
      <fieldset className={classes.choose}>
        <legend>{t('shop.reviews.write')}</legend>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star}>
            <input
              type="radio"
              name="stars"
              aria-label={t('shop.rating.of', { rating: star })}
              checked={stars === star}
              onChange={() => setStars(star)}
            />
            {star <= stars ? <IconStarFilled size={22} /> : <IconStar size={22} />}
          </label>
        ))}
      </fieldset>
      <TextareaField
        label={t('shop.reviews.text')}
        value={text}
        maxLength={2000}
        rows={3}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormFailure text={failure} />
      <Button type="submit" loading={isSending}>
        {t('shop.reviews.send')}
      </Button>
    </form>
  );
}
