import http from 'node:http';

/** What a load of many readers at once gave. */
export interface LoadResult {
  answers: number;
  /** What went wrong, with how often: statuses other than 200, lost connections. */
  errors: Record<string, number>;
  bytes: number;
  seconds: number;
  /** Time from question to the last byte, in milliseconds, at 50, 95 and 99 per cent, and the longest. */
  latency: {median: number; p95: number; p99: number; max: number};
}

/** The value below which a share of some sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Lets readers open pages, each on a connection of its own, one page after the other without a pause.
 *
 * @param origin - of the server
 * @param addresses - pages and files, opened in turn
 * @param readers - how many at once
 * @param ms - how long
 */
export async function load(
  origin: string,
  addresses: readonly string[],
  readers: number,
  ms: number,
): Promise<LoadResult> {
  const agent = new http.Agent({keepAlive: true, maxSockets: readers});
  const times: number[] = [];
  const errors: Record<string, number> = {};
  let bytes = 0;
  const start = performance.now();
  const ask = (address: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const headers = {'accept-encoding': 'gzip, br'};
      const request = http.get(origin + address, {agent, headers, timeout: 10_000}, (response) => {
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () =>
          resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`),
        );
        response.on('error', (error) => resolve(error.message));
      });
      request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
      request.on('error', (error) => resolve(error.message));
    });
  const reader = async (number: number): Promise<void> => {
    for (let i = number; performance.now() - start < ms; i += 1) {
      const asked = performance.now();
      const problem = await ask(addresses[i % addresses.length] ?? '/');
      if (problem === undefined) {
        times.push(performance.now() - asked);
      } else {
        errors[problem] = (errors[problem] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({length: readers}, (_, number) => reader(number)));
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  return {
    answers: sorted.length,
    errors,
    bytes,
    seconds: (performance.now() - start) / 1000,
    latency: {
      median: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      max: sorted.at(-1) ?? 0,
    },
  };
}
