import {headers} from '../protocol';

/** First 16 hexadecimal digits of the SHA-256 of some bytes. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A response as it is stored: a plain 200 with the hash of its body, so that damage shows when it
 * is taken out again. Security headers stay; what described the transfer goes.
 *
 * @param response - where headers come from
 * @param bytes - its body
 * @param hash - hash of the body
 * @param now - milliseconds since the epoch
 */
export function sealed(
  response: Response,
  bytes: ArrayBuffer,
  hash: string,
  now: number,
): Response {
  const kept = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) {
    kept.delete(name);
  }
  kept.set(headers.hash, hash);
  kept.set(headers.time, String(now));
  return new Response(bytes, {status: 200, headers: kept});
}

/**
 * Takes a stored response out.
 *
 * @returns the response, or undefined when its body is gone or not what was stored
 */
export async function unsealed(stored: Response | undefined): Promise<Response | undefined> {
  if (!stored) {
    return undefined;
  }
  try {
    const bytes = await stored.arrayBuffer();
    if ((await hashOf(bytes)) !== stored.headers.get(headers.hash)) {
      return undefined;
    }
    return new Response(bytes, {status: 200, headers: stored.headers});
  } catch {
    return undefined;
  }
}
