import {findingIn, type Finding, type Rule} from '../finding';
import {isAnswer, topicsFile, type Topics} from '../settings';
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
