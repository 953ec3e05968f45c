/**
 * Abbreviations and names that a page must explain at their first use, by glossary id. The patterns match all
 * spellings, including the long form, but not names of products and pages that contain them.
 */
export const explained: Readonly<Record<string, RegExp>> = {
  'art-net': /\bArt-Net\b(?! in depth)/,
  citp: /\bCITP\b/,
  dmx512: /\bDMX(?:512(?:-A)?)?\b/,
  gpu: /\bGPUs?\b|\bgraphics processors?\b/,
  htp: /\bHTP\b|\b[Hh]ighest takes precedence\b/,
  isf: /\bISF\b(?! Shader| Loader| Editor|-)|\bInteractive Shader Format\b/,
  lfo: /\bLFOs?\b|\b[Ll]ow-frequency oscillators?\b/,
  ltc: /\bLTC\b|\b[Ll]inear timecode\b/,
  ltp: /\bLTP\b|\b[Ll]atest takes precedence\b/,
  'midi-timecode': /(?<!Live )\bMTC\b(?! device)|\bMIDI [Tt]imecode\b/,
  ndi: /\bNDI\b/,
  osc: /\bOSC\b(?!-)|\bOpen Sound Control\b/,
  rdm: /\bRDM\b/,
  sacn: /\bsACN\b/,
  vram: /\bVRAM\b/,
};
