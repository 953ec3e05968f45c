import {storageKeys} from '../../config/storageKeys';

/**
 * What the youngest browsers below the floor (`browserslist` in package.json) lack: selectors with
 * `:has` (Firefox 121), mixed colours (Chrome 111), and expressions that look behind (Safari 16.4).
 * Written in the oldest JavaScript, because every browser has to read it.
 */
const floorChecks = [
  'CSS.supports("selector(:has(a))")',
  'CSS.supports("fill","color-mix(in srgb,red,red)")',
  'new RegExp("(?<=a)")',
];

/**
 * The one script that runs before the first paint: appearance, reading settings, and whether
 * the announcement was dismissed, and whether the link brings values, so that a calculator doesn't show
 * others until it has read them. Below the floor it does nothing, and without its `data-js` the early
 * script does nothing either: readers get the page as it is without JavaScript. Its bytes are the same on every page, so that one hash in the content
 * security policy covers it. Every stored value is distrusted; blocked storage means defaults.
 *
 * @param announcementId - id of the bar that is shown now; another stored id does not count
 */
export function inlineScript(announcementId: string): string {
  const keys = JSON.stringify([
    storageKeys.theme,
    storageKeys.announcementId,
    storageKeys.announcementDismissed,
    storageKeys.stage,
    storageKeys.textSize,
    storageKeys.lineWidth,
  ]);
  return [
    '(function(d){',
    `try{if(!(${floorChecks.join('&&')}))return}catch(e){return}`,
    `var k=${keys},`,
    'g=function(i){try{return localStorage.getItem(k[i])}catch(e){}},',
    's=function(n,v){d.setAttribute("data-"+n,v)},',
    't=g(0);',
    't=t==="light"||t==="dark"?t:"";',
    's("js","");',
    'location.hash.indexOf("?")>0&&s("shared","");',
    's("theme",t||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"));',
    's("theme-choice",t||"system");',
    `s("announcement-bar-initially-dismissed",g(2)==="true"&&g(1)===${JSON.stringify(announcementId)});`,
    'g(3)==="on"&&s("stage","on");',
    't=g(4);(t==="large"||t==="larger")&&s("text-size",t);',
    'g(5)==="wide"&&s("line-width","wide")',
    '})(document.documentElement)',
  ].join('');
}
