// A caller of the server in a process of its own: lists mails in a steady rhythm and tells how long each answer took from the moment at
// which it was due, also when the ones before have not come yet.
const everyMs = 100;
const [, , url, token] = process.argv;
const address = `${url}/apps/email/emails?folder=inbox&perPage=25&compact=true`;
const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json', 'Accept-Encoding': 'br' };

let tookMs = [];
let failures = {};
const waiting = new Set();

function ask() {
  const dueAt = performance.now();
  const answered = (async () => {
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(60_000) });
      await answer.arrayBuffer();
      if (!answer.ok) failures[answer.status] = (failures[answer.status] ?? 0) + 1;
    } catch (error) {
      failures[error.name] = (failures[error.name] ?? 0) + 1;
    }
    tookMs.push(performance.now() - dueAt);
  })();
  waiting.add(answered);
  answered.finally(() => waiting.delete(answered));
}

const rhythm = setInterval(ask, everyMs);
process.on('message', async (word) => {
  if (word === 'end') {
    clearInterval(rhythm);
    process.disconnect();
    return;
  }
  // What was asked during an attack counts for it, also what is answered after it.
  if (word === 'tell') await Promise.all(waiting);
  process.send({ tookMs, failures });
  tookMs = [];
  failures = {};
});
