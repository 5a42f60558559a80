import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconMessages } from '#web/icons.ts';
import { isPlainClick } from '#web/is-plain-click.ts';
import { contactQuery } from '../help-queries.ts';
import classes from './contact-cards.module.css';

/** Contact options for other questions: email or chat. */
export function ContactCards() {
  const { t } = useTranslation();
  const router = useRouter();
  const { data } = useQuery(contactQuery);
  const mayWrite = useCan('create', 'Email');
  const mayChat = useCan('read', 'Chat');
  const contact = data?.email ? data : undefined;
  if (!contact && !mayChat) return null;
  /** Opens the app's own composer for users with a mailbox, the device's otherwise. */
  const compose = async (to: { name: string; email: string }) => {
    const { composeTo } = await import('#features/email/web/public-api.ts');
    composeTo((href) => void router.navigate({ href }), to);
  };
  return (
    <section className={classes.place} aria-labelledby="faq-contact">
      <h2 id="faq-contact" className={classes.title}>
        {t('faq.contact.title')}
      </h2>
      <p className={classes.text}>{t('faq.contact.text')}</p>
      <ul className={classes.cards}>
        {contact && (
          <li className={classes.card}>
            <span className={classes.mark}>
              <IconMail size={24} aria-hidden="true" />
            </span>
            <a
              className={classes.link}
              href={`mailto:${contact.email}`}
              onClick={(event) => {
                if (!mayWrite || !isPlainClick(event)) return;
                event.preventDefault();
                void compose(contact);
              }}
            >
              {t('faq.contact.mail')}
            </a>
            <bdi className={classes.text}>{contact.email}</bdi>
          </li>
        )}
        {mayChat && (
          <li className={classes.card}>
            <span className={classes.mark}>
              <IconMessages size={24} aria-hidden="true" />
            </span>
            <a className={classes.link} href="/apps/chat">
              {t('faq.contact.chat')}
            </a>
            <span className={classes.text}>{t('faq.contact.chatText')}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
