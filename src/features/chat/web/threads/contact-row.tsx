import { memo } from 'react';
import type { Contact } from '../../presence-contract.ts';
import { PersonFace } from '../presence/person-face.tsx';
import classes from './chat-row.module.css';

/** A person in the list, who leads to the thread with them. */
export const ContactRow = memo(function ContactRow({ contact, address, isOpen }: { contact: Contact; address: string; isOpen: boolean }) {
  return (
    <li className={classes.item}>
      <a className={classes.row} href={address} aria-current={isOpen || undefined} data-row>
        <PersonFace person={contact} />
        <span className={classes.text}>
          <bdi className={classes.name}>{contact.fullName}</bdi>
          <span className={classes.excerpt}>
            <bdi>{contact.role}</bdi>
          </span>
        </span>
      </a>
    </li>
  );
});
