import {type Finding, findingIn, type Rule} from '../finding';
import {isAnswer, type Topics, topicsFile} from '../settings';
import {AddressResolver} from '../site/addressResolver';
import {yamlLine} from '../yaml';
import {addressProblem} from './links';

/** The sections that answer topics exist. */
export const topics: Rule = (site) => {
  const {text = ''} = site.settings.find(({file}) => file === topicsFile) ?? {};
  const resolver = new AddressResolver(site);
  const findIn = ([source, group]: [string, Topics[string]]): Finding[] =>
    Object.entries(group).flatMap(([topic, answer]) => {
      const message = isAnswer(answer) && addressProblem(answer, resolver);
      return message
        ? [findingIn({file: topicsFile})(yamlLine(text, [source, topic]), ...message)]
        : [];
    });
  return Object.entries(site.topics).flatMap(findIn);
};
