import {about, type Finding, type Rule} from '../finding';
import {isAnswer, topicsFile, type Topics} from '../settings';
import {Places} from '../site/places';
import {yamlLine} from '../yaml';
import {addressProblem} from './links';

/** Topics of the map lead to sections that exist. */
export const topics: Rule = (site) => {
  const {text = ''} = site.settings.find(({file}) => file === topicsFile) ?? {};
  const places = new Places(site);
  const findIn = ([source, group]: [string, Topics[string]]): Finding[] =>
    Object.entries(group).flatMap(([topic, at]) => {
      const wrong = isAnswer(at) && addressProblem(at, places);
      return wrong ? [about({file: topicsFile})(yamlLine(text, [source, topic]), ...wrong)] : [];
    });
  return Object.entries(site.topics).flatMap(findIn);
};
