export interface SamplePerson {
  id: number;
  fullName: string;
  email: string;
  role: string;
  about: string;
  account?: { username: 'admin' | 'client' | 'staff'; role: 'admin' | 'client'; userType: 'staff' | 'client' };
}
export const samplePeople: SamplePerson[] = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  fullName: `Person ${i + 1}`,
  email: `p${i + 1}@juniper-vale.example`,
  role: 'x',
  about: 'y',
  ...(i < 3 && {
    email: ['admin@demo.com', 'client@demo.com', 'staff@demo.com'][i]!,
    account: {
      username: (['admin', 'client', 'staff'] as const)[i]!,
      role: i === 1 ? ('client' as const) : ('admin' as const),
      userType: i === 1 ? ('client' as const) : ('staff' as const),
    },
  }),
}));
