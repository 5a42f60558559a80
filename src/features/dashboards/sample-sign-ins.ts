interface SampleSignIn {
  sampleId: number;
  at: Date;
  userAgent: string;
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agents = {
  chrome: `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`,
  firefox: `${windows.slice(0, -1)}; rv:143.0) Gecko/20100101 Firefox/143.0`,
  safari: `${mac} ${webkit} Version/26.0 Safari/605.1.15`,
  edge: `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
  phone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
  tablet: `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
};

/** Sign-in patterns: who, with which browser, every how many days, and since how many days ago. */
const habits: { sampleId: number; every: number; since: number; agent: keyof typeof agents; hour: number }[] = [
  { sampleId: 1, every: 1, since: 62, agent: 'safari', hour: 7 },
  { sampleId: 1, every: 3, since: 40, agent: 'phone', hour: 20 },
  { sampleId: 3, every: 1, since: 70, agent: 'chrome', hour: 8 },
  { sampleId: 3, every: 5, since: 55, agent: 'tablet', hour: 18 },
  { sampleId: 4, every: 2, since: 66, agent: 'firefox', hour: 1 },
  { sampleId: 5, every: 4, since: 48, agent: 'phone', hour: 6 },
  { sampleId: 6, every: 1, since: 26, agent: 'chrome', hour: 5 },
  { sampleId: 7, every: 3, since: 60, agent: 'edge', hour: 9 },
  { sampleId: 8, every: 2, since: 70, agent: 'chrome', hour: 10 },
];

const dayMs = 86_400_000;

/** Sign-ins of the sample people, oldest first, up to yesterday and never on a Sunday. */
export function sampleSignIns(now: Date): SampleSignIn[] {
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  return habits
    .flatMap(({ sampleId, every, since, agent, hour }) =>
      Array.from({ length: Math.floor(since / every) }, (_, time) => {
        const at = new Date(midnight - (since - time * every) * dayMs + hour * 3_600_000 + ((time * 17) % 50) * 60_000);
        return { sampleId, at, userAgent: agents[agent] };
      }),
    )
    .filter(({ at }) => at.getUTCDay() !== 0)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
