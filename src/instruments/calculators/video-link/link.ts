/**
 * Video signals and the bandwidth of links. Timings: CTA-861 (television formats), VESA CVT 1.2 reduced
 * blanking version 2 (all others). Links: HDMI 1.4b, 2.0b and 2.1, VESA DisplayPort 1.4a and 2.1, SMPTE ST
 * 292-1, ST 424, ST 2081-10 and ST 2082-10. NDI: highest rates of the NDI White Paper (2023).
 */

/** Kind of chroma sampling; RGB counts as 4:4:4. */
export type Chroma = '444' | '422' | '420';

/** A video signal, progressive. */
export interface Signal {
  width: number;
  height: number;
  /** Frames per second. */
  rate: number;
  /** Bits per colour: 8, 10 or 12. */
  depth: number;
  chroma: Chroma;
}

/** Frame rates of television, as whole numbers. */
const televisionRates = [24, 25, 30, 48, 50, 60, 100, 120];

/** Columns and lines of the CTA-861 formats (VIC 4 to 219), with blanking, in the order of {@link televisionRates}. */
const television: Readonly<Record<string, string>> = {
  '1280x720': '3300x750 3960x750 3300x750 2500x750 1980x750 1650x750 1980x750 1650x750',
  '1680x720': '3300x750 3168x750 2640x750 2750x750 2200x750 2200x750 2000x825 2000x825',
  '1920x1080': '2750x1125 2640x1125 2200x1125 2750x1125 2640x1125 2200x1125 2640x1125 2200x1125',
  '2560x1080': '3750x1100 3200x1125 3520x1125 3750x1100 3300x1125 3000x1100 2970x1250 3300x1250',
  '3840x2160': '5500x2250 5280x2250 4400x2250 5500x2250 5280x2250 4400x2250 5280x2250 4400x2250',
  '4096x2160': '5500x2250 5280x2250 4400x2250 5500x2250 5280x2250 4400x2250 5280x2250 4400x2250',
  '5120x2160': '7500x2200 7200x2200 6000x2200 6250x2475 6600x2250 5500x2250 6600x2250 5500x2250',
  '7680x4320':
    '11000x4500 10800x4400 9000x4400 11000x4500 10800x4400 9000x4400 10560x4500 8800x4500',
  '10240x4320':
    '12500x4950 13500x4400 11000x4500 12500x4950 13500x4400 11000x4500 13200x4500 11000x4500',
};

/** Nominal television rate: 60 for 59.94 and 60. Other rates are returned unchanged. */
function nominal(rate: number): number {
  const whole = Math.round((rate * 1001) / 1000);
  return Math.abs(rate - (whole * 1000) / 1001) < 0.006 ? whole : rate;
}

/** Pixel clock in Hz with the blanking of television, or undefined for sizes and rates without one. */
export function televisionClock({width, height, rate}: Signal): number | undefined {
  const totals = television[`${width}x${height}`]?.split(' ');
  const [columns = NaN, lines = NaN] =
    totals?.[televisionRates.indexOf(nominal(rate))]?.split('x').map(Number) ?? [];
  return Number.isNaN(columns) ? undefined : columns * lines * rate;
}

/** Pixel clock in Hz with reduced blanking (CVT, version 2): 80 columns, and lines for at least 460 µs. */
export function reducedClock({width, height, rate}: Signal): number {
  const line = (1e6 / rate - 460) / height;
  const blank = Math.max(15, Math.floor(460 / line) + 1);
  return Math.floor((rate * (height + blank) * (width + 80)) / 1000) * 1000;
}

/** Bits of a pixel on a link that packs them without gaps. */
export function bitsPerPixel({depth, chroma}: Signal): number {
  return depth * {444: 3, 422: 2, 420: 1.5}[chroma];
}

/** Data rate in bit/s of the visible pixels alone. */
export function visibleRate(signal: Signal): number {
  return signal.width * signal.height * signal.rate * bitsPerPixel(signal);
}

/** A signal on a link, in bit/s. `required` is undefined if the link doesn't support the signal. */
export interface LinkLoad {
  link: string;
  required: number | undefined;
  capacity: number;
}

/** Whether the link can carry the signal. */
export function fits({required, capacity}: LinkLoad): boolean {
  return required !== undefined && required <= capacity * (1 + 1e-9);
}

/** Bits per pixel on HDMI, where 4:2:2 always takes 24. */
function hdmiBits(signal: Signal): number {
  return signal.chroma === '422' ? 24 : bitsPerPixel(signal);
}

/**
 * HDMI from slow to fast. Up to version 2.0, each byte takes 10 bits on the cable and the clock of the
 * television timing counts; the fixed-rate links of 2.1 pack the blanking and lose 2 of 18 bits to coding
 * and 4 of 255 bytes to error correction.
 */
export function hdmi(signal: Signal): LinkLoad[] {
  const clock = televisionClock(signal) ?? reducedClock(signal);
  const codedRate = (clock * hdmiBits(signal) * 10) / 8;
  const packedRate = reducedClock(signal) * hdmiBits(signal);
  const fixedRate = (gigabits: number): LinkLoad => ({
    link: `HDMI 2.1, ${gigabits} Gbit/s`,
    required: packedRate,
    capacity: (gigabits * 1e9 * 16 * 251) / (18 * 255),
  });
  return [
    {
      link: 'HDMI 1.4, 10.2 Gbit/s',
      required: signal.chroma === '420' ? undefined : codedRate,
      capacity: 10.2e9,
    },
    {link: 'HDMI 2.0, 18 Gbit/s', required: codedRate, capacity: 18e9},
    ...[24, 32, 40, 48].map(fixedRate),
  ];
}

/** DisplayPort with four lanes, from slow to fast; capacity after line coding. */
export function displayPort(signal: Signal): LinkLoad[] {
  const required = reducedClock(signal) * bitsPerPixel(signal);
  return (
    [
      ['DisplayPort 1.2 (HBR2)', 17.28e9],
      ['DisplayPort 1.4 (HBR3)', 25.92e9],
      ['DisplayPort 2.1 (UHBR10)', 38.69e9],
      ['DisplayPort 2.1 (UHBR13.5)', 52.22e9],
      ['DisplayPort 2.1 (UHBR20)', 77.37e9],
    ] as const
  ).map(([link, capacity]) => ({
    link,
    required: signal.chroma === '420' && capacity < 20e9 ? undefined : required,
    capacity,
  }));
}

/** Single-cable SDI from slow to fast, each with twice the capacity of the previous one. */
const sdiLinks = [
  'HD-SDI (ST 292-1)',
  '3G-SDI (ST 424)',
  '6G-SDI (ST 2081-10)',
  '12G-SDI (ST 2082-10)',
];

/** Data rate of HD-SDI in bit/s. */
const hdSdiRate = 1.485e9;

/**
 * SDI in one cable, for television frame sizes and rates only. 1080 lines at up to 30 Hz, as 4:2:2 with 10 bits,
 * fill HD-SDI; four times the pixels, more than 30 Hz, and 4:4:4 or 12 bits each need more of it.
 */
export function sdi({width, height, rate, depth, chroma}: Signal): LinkLoad[] {
  const nominalRate = nominal(rate);
  const frameSizes = ['1280x720', '1920x1080', '2048x1080', '3840x2160', '4096x2160'];
  const isSupported =
    frameSizes.includes(`${width}x${height}`) &&
    [24, 25, 30, 50, 60, ...(height > 720 ? [48] : [])].includes(nominalRate);
  const multiples =
    (height === 2160 ? 4 : 1) *
    (nominalRate > 30 && height > 720 ? 2 : 1) *
    (chroma === '444' || depth > 10 ? 2 : 1);
  return sdiLinks.map((link, index) => ({
    link,
    required: isSupported && chroma !== '420' ? multiples * hdSdiRate : undefined,
    capacity: hdSdiRate * 2 ** index,
  }));
}

/** Highest rates of NDI in Mbit/s by lines and frame rate: High Bandwidth, HX3 with H.265. */
const ndiRates = [
  {lines: 720, rate: 50, full: 96.94, hx3: undefined},
  {lines: 720, rate: 60, full: 105.83, hx3: undefined},
  {lines: 1080, rate: 50, full: 125.59, hx3: 41},
  {lines: 1080, rate: 60, full: 132.14, hx3: 50},
  {lines: 2160, rate: 50, full: 223.8, hx3: 70},
  {lines: 2160, rate: 60, full: 249.99, hx3: 84},
] as const;

/** The listed NDI format that the signal fits into; undefined if it is larger or faster than all of them. */
export function ndi({width, height, rate}: Signal): (typeof ndiRates)[number] | undefined {
  return ndiRates.find(
    (entry) =>
      height <= entry.lines && width <= (entry.lines * 16) / 9 && nominal(rate) <= entry.rate,
  );
}
