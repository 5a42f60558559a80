import type { ReactNode } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '../ability.ts';
import classes from './person-link.module.css';

interface PersonLinkProps {
  /** The person's id; null for someone outside the company. */
  id: number | null;
  name: string;
  className?: string | undefined;
  /** Replaces the name, for example by portrait and name. */
  children?: ReactNode;
}

/** A person's name that links to their profile, or plain text without permission to read profiles. */
export function PersonLink({ id, name, className, children = <bdi>{name}</bdi> }: PersonLinkProps) {
  const isShown = useCan('read', 'Profile') && id !== null && id > 0;
  if (!isShown) return <span className={className}>{children}</span>;
  return (
    <a href={profileAddress(id)} className={className ? `${classes.link} ${className}` : classes.link}>
      {children}
    </a>
  );
}

const profileAddress = (id: number) => pageAddress('/pages/profile/:id', { id });
