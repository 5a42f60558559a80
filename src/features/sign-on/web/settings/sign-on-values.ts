import type { InputOf } from '#contract/endpoint.ts';
import type { SignOn, saveSignOn } from '../../contract.ts';

/** Form values; role mappings have their own keys. */
export interface SignOnValues {
  label: string;
  issuer: string;
  clientId: string;
  /** Empty keeps the saved one. */
  clientSecret: string;
  /** Empty creates no users. */
  newUserRole: string;
  roleClaim: string;
  roles: { key: number; value: string; role: string }[];
  isActive: boolean;
  isOnlyWay: boolean;
}

/** Converts saved settings to form values; defaults when there are none. */
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

/** Builds the request, without the proof of identity. */
export function bodyOf({ clientSecret, newUserRole, roles, ...values }: SignOnValues, version: number | undefined): Body {
  return {
    ...values,
    ...(clientSecret !== '' && { clientSecret }),
    newUserRole: newUserRole || null,
    roles: roles.filter(({ value }) => value.trim() !== '').map(({ value, role }) => ({ value, role })),
    ...(version !== undefined && { version }),
  };
}
