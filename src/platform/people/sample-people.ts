/** A person of the demo company, Juniper & Vale; see docs/sample-data.md. */
export interface SamplePerson {
  id: number;
  fullName: string;
  email: string;
  role: string;
  about: string;
  /** Seed account; its password is its username. */
  account?: { username: 'admin' | 'client' | 'staff'; role: 'admin' | 'client'; userType: 'staff' | 'client' };
}

export const samplePeople: readonly SamplePerson[] = [
  {
    id: 1,
    fullName: 'Maren Lindqvist',
    email: 'admin@demo.com',
    role: 'Managing Director',
    about: 'Founded Juniper & Vale in a Porto boathouse. Reads every complaint herself and still sands a prototype on Fridays.',
    account: { username: 'admin', role: 'admin', userType: 'staff' },
  },
  {
    id: 2,
    fullName: 'Tomás Arrieta',
    email: 'client@demo.com',
    role: 'Purchasing, Hotel Miramar Group',
    about: 'Furnishes eleven hotels along the coast. Orders in dozens and asks good questions about fire ratings.',
    account: { username: 'client', role: 'client', userType: 'client' },
  },
  {
    id: 3,
    fullName: 'Josephine Okonkwo-Brandt',
    email: 'staff@demo.com',
    role: 'Head of Operations',
    about: 'Knows where every pallet is. Runs the Edinburgh studio and the calendar that everyone else lives by.',
    account: { username: 'staff', role: 'admin', userType: 'staff' },
  },
  {
    id: 4,
    fullName: '佐藤 遥',
    email: 'haruka.sato@juniper-vale.example',
    role: 'Head of Design',
    about: 'Leads the Kyoto studio. Drew the Fenn lamp on a train ticket and kept the ticket.',
  },
  {
    id: 5,
    fullName: 'Rui Valadares',
    email: 'rui.valadares@juniper-vale.example',
    role: 'Workshop Lead, Porto',
    about: 'Thirty years of joinery. Believes that glue is an opinion and a dovetail is a fact.',
  },
  {
    id: 6,
    fullName: 'ليلى الحداد',
    email: 'layla.haddad@juniper-vale.example',
    role: 'Client Relations',
    about: 'Looks after the hotel and restaurant clients, in Arabic, French and English, often before breakfast.',
  },
  {
    id: 7,
    fullName: 'Zoë van der Meulen',
    email: 'zoe.vandermeulen@juniper-vale.example',
    role: 'Web Shop',
    about: 'Keeps the shop quick and its pictures honest. Measures everything twice, mostly conversion.',
  },
  {
    id: 8,
    fullName: 'Devansh Raghunathan',
    email: 'devansh.raghunathan@juniper-vale.example',
    role: 'Finance',
    about: 'Closes the books by the third of the month. Has a soft spot for well-formed invoices.',
  },
  {
    id: 9,
    fullName: 'Ewa Wiśniewska',
    email: 'ewa.wisniewska@juniper-vale.example',
    role: 'Sourcing',
    about: 'Buys oak, ash and linen from people she has met. Speaks sawmill fluently.',
  },
  {
    id: 10,
    fullName: 'Callum Ferguson',
    email: 'callum.ferguson@juniper-vale.example',
    role: 'Logistics',
    about: 'Gets sofas up narrow stairs across four countries. Keeps a map of every bridge under three meters.',
  },
  {
    id: 11,
    fullName: 'Anaïs Delacroix-Fontaine',
    email: 'anais.delacroix@juniper-vale.example',
    role: 'Marketing',
    about: 'Writes the blog and the small cards in the boxes. Is planning the stand at the Nordlys fair.',
  },
  {
    id: 12,
    fullName: 'Nikolai Petrov',
    email: 'nikolai.petrov@juniper-vale.example',
    role: 'Quality and Repairs',
    about: 'Sits on every chair before it leaves. Answers the repair line and has never said “out of warranty” first.',
  },
];
