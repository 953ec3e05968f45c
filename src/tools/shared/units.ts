/** Units of lengths that fields accept, each with its length in metres. */
export const metres = {m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254} as const;
