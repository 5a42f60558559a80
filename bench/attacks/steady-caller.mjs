// A client in a separate process that lists mails at a steady rate. It reports each response time, measured from when the request was due,
// even while earlier responses are still pending.
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
  // Requests sent during an attack count toward it, even if they are answered afterward.
  if (word === 'tell') await Promise.all(waiting);
  process.send({ tookMs, failures });
  tookMs = [];
  failures = {};
});
