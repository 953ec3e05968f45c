/**
 * What other rooms know of the instruments. Views are not here: a page imports the one that it shows, so
 * that its code loads on that page only.
 */
export {featured} from './featured';
export {askedTool, stateHash} from './kit/codec';
export {addressOf, placeOf, quickTools, toolById, type ToolEntry, tools} from './list';
