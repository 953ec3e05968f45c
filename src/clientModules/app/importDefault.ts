/**
 * All that Docusaurus's browser code takes from tslib, which would come with it as a whole: 11 kB, 3 kB
 * packed. If an upgrade takes more of it, no page comes to life, which every browser test notices.
 */
export const __importDefault = <Exports extends {__esModule?: boolean}>(
  exports: Exports,
): Exports | {default: Exports} => (exports.__esModule ? exports : {default: exports});
