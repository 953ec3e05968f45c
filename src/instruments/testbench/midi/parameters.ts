/**
 * Registered and non-registered parameter numbers: a parameter is selected by two controllers, its value
 * set by others. Source: MIDI 1.0 Detailed Specification, "Registered and Non-Registered Parameter Numbers".
 */
import table from './messages.json';

const registered: Readonly<Record<string, string>> = table.registered;

/** A parameter and its value, as far as they have arrived. */
interface Parameter {
  isRegistered: boolean;
  /** Upper and lower seven bits of the number. */
  upper?: number;
  lower?: number;
  value?: number;
}

/** Follows the parameters of one port, for each of its channels. */
export class ParameterReader {
  private readonly channels = new Map<number, Parameter>();

  /**
   * Adds a control change.
   *
   * @returns what it does to the selected parameter, in words; undefined for all other controllers, and
   *   while none is selected
   */
  add([status = 0, controller = 0, data = 0]: Uint8Array): string | undefined {
    const selected = this.channels.get(status);
    if (controller >= 98 && controller <= 101) {
      const isRegistered = controller >= 100;
      const number = selected?.isRegistered === isRegistered ? selected : {isRegistered};
      const part = controller % 2 === 1 ? {upper: data} : {lower: data};
      this.channels.set(status, {...number, ...part, value: undefined});
      return undefined;
    }
    const {isRegistered, upper, lower, value = 0} = selected ?? {};
    const isNull = isRegistered && upper === 127 && lower === 127;
    if (!selected || upper === undefined || lower === undefined || isNull) {
      return undefined;
    }
    const number = (upper << 7) | lower;
    const name = isRegistered ? registered[number] : undefined;
    const title = `${isRegistered ? 'RPN' : 'NRPN'} ${number}${name === undefined ? '' : ` (${name})`}`;
    switch (controller) {
      case 6:
        selected.value = data << 7;
        return `${title}: ${data}`;
      case 38:
        selected.value = (value & 0x3f80) | data;
        return `${title}: ${value >> 7}, fine ${data}; ${selected.value} of 14 bits`;
      case 96:
        return `${title}: up by 1`;
      case 97:
        return `${title}: down by 1`;
      default:
        return undefined;
    }
  }
}
