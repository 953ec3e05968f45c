import {fragmentId} from '../../shared/fragmentId';

const readable = new WeakMap<object, object>();

function canBeDecoded(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * A place whose hash can be decoded: the same object if it can be already, otherwise always the same
 * copy, so that nothing takes it for another place.
 */
export function withReadableHash<Place extends {hash: string}>(place: Place): Place {
  if (canBeDecoded(place.hash)) {
    return place;
  }
  const known = readable.get(place) as Place | undefined;
  const copy = known ?? {...place, hash: `#${encodeURIComponent(fragmentId(place.hash))}`};
  readable.set(place, copy);
  return copy;
}
