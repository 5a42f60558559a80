import type { InputOf } from '#contract/endpoint.ts';
import type { SignOn, saveSignOn } from '../../contract.ts';

/** What the form holds; the lines of roles have keys of their own. */
export interface SignOnValues {
  label: string;
  issuer: string;
  clientId: string;
  /** Empty: the kept one stays. */
  clientSecret: string;
  /** Empty: nobody is made a user. */
  newUserRole: string;
  roleClaim: string;
  roles: { key: number; value: string; role: string }[];
  isActive: boolean;
  isOnlyWay: boolean;
}

/** As what is kept stands in the form; what a company begins with, where there is nothing. */
export function valuesOf(signOn: SignOn | null): SignOnValues {
  if (!signOn)
    return {
      ...{ label: '', issuer: '', clientId: '', clientSecret: '', newUserRole: '', roleClaim: '', roles: [] },
      ...{ isActive: true, isOnlyWay: false },
    };
  const { label, issuer, clientId, newUserRole, roleClaim, roles, isActive, isOnlyWay } = signOn;
  return {
    ...{ label, issuer, clientId, clientSecret: '', newUserRole: newUserRole ?? '', roleClaim, isActive, isOnlyWay },
    roles: roles.map((line, key) => ({ key, ...line })),
  };
}

type Body = InputOf<typeof saveSignOn>['body'];

/** As the form is sent, without the proof. */
export function bodyOf({ clientSecret, newUserRole, roles, ...values }: SignOnValues, version: number | undefined): Body {
  return {
    ...values,
    ...(clientSecret !== '' && { clientSecret }),
    newUserRole: newUserRole || null,
    roles: roles.filter(({ value }) => value.trim() !== '').map(({ value, role }) => ({ value, role })),
    ...(version !== undefined && { version }),
  };
}
