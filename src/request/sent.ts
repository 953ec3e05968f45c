import {maxSentRequests} from '../config/storageKeys';

/** A request that was sent from this browser. */
export interface SentRequest {
  manufacturer: string;
  model: string;
  /** ISO 8601 date, in UTC. */
  date: string;
}

function isSent(value: unknown): value is SentRequest {
  const found = value as Partial<SentRequest> | null;
  return (
    typeof found?.manufacturer === 'string' &&
    typeof found.model === 'string' &&
    typeof found.date === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(found.date)
  );
}

/** The noted requests, oldest first; anything else in storage is ignored. */
export function decodeSent(stored: string | null): SentRequest[] {
  try {
    const list: unknown = JSON.parse(stored ?? '');
    return Array.isArray(list) ? list.filter(isSent) : [];
  } catch {
    return [];
  }
}

/** The list with one more request. */
export function withSent(list: readonly SentRequest[], sent: SentRequest): SentRequest[] {
  return [...list, sent].slice(-maxSentRequests);
}

/** A name as it is compared: case, accents, blanks and signs make no difference. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

/** The latest noted request for the same fixture, if any. */
export function earlierRequest(
  list: readonly SentRequest[],
  {manufacturer, model}: Pick<SentRequest, 'manufacturer' | 'model'>,
): SentRequest | undefined {
  const wanted = `${plain(manufacturer)} ${plain(model)}`;
  if (wanted.trim() === '' || plain(model) === '') {
    return undefined;
  }
  return list.findLast((sent) => `${plain(sent.manufacturer)} ${plain(sent.model)}` === wanted);
}
