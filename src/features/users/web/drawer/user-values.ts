import { type avatarColors, type BillingType, billingTypes, type User, type UserPlan, type UserStatus, userPlans } from '../../contract.ts';

/** What the drawer's fields hold. */
export interface UserValues {
  fullName: string;
  email: string;
  username: string;
  company: string;
  country: string;
  contact: string;
  role: string;
  currentPlan: UserPlan;
  billing: BillingType;
  status: UserStatus;
  avatarColor: (typeof avatarColors)[number];
}

type Colour = UserValues['avatarColor'];

export function valuesOf(user: User): UserValues {
  const { fullName, email, username, company, country, contact, role, status } = user;
  return {
    ...{ fullName, email, username, company, country, contact, role, status },
    currentPlan: userPlans.find((plan) => plan === user.currentPlan) ?? 'basic',
    billing: billingTypes.find((type) => type === user.billing) ?? 'Auto Debit',
    avatarColor: user.avatarColor as Colour,
  };
}

/** A new user, as the API would make them. */
export const newValues: UserValues = {
  ...{ fullName: '', email: '', username: '', company: '', country: '', contact: '', role: 'subscriber' },
  ...{ currentPlan: 'basic', billing: 'Auto Debit', status: 'active', avatarColor: 'primary' },
};
