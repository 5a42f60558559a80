import type { ReactNode } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '../ability.ts';
import classes from './person-link.module.css';

interface PersonLinkProps {
  /** Whose profile; null for somebody who is no person of the company. */
  id: number | null;
  name: string;
  className?: string | undefined;
  /** What stands there in place of the name: a portrait with it. */
  children?: ReactNode;
}

/** A person's name that leads to their profile, for who may read profiles; for the others, the name. */
export function PersonLink({ id, name, className, children = <bdi>{name}</bdi> }: PersonLinkProps) {
  const isShown = useCan('read', 'Profile') && id !== null && id > 0;
  if (!isShown) return <span className={className}>{children}</span>;
  return (
    <a href={profileAddress(id)} className={className ? `${classes.link} ${className}` : classes.link}>
      {children}
    </a>
  );
}

/** Where the profile of a person is. */
const profileAddress = (id: number) => pageAddress('/pages/profile/:id', { id });
