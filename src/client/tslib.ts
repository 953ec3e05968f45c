/** The one helper that the generator's browser code takes from TypeScript's library of helpers. */
export {__importDefault} from 'tslib';
