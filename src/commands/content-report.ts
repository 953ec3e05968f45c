import {contentReport, formatReport, missingTopics} from '../check/report';
import {readSite} from '../check/site/read';
import {readEnvironment} from '../config/environment';
import {externalLinks} from '../config/links';

const usage = `Usage: npm run content:report
Lists open questions to the owner by product and page, the word count of each page, and the topics
in src/data/topics.yml that no section covers yet.`;

/** `npm run content:report`: prints open questions to the owner. */
export async function run(): Promise<void> {
  if (process.argv.length > 2) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const site = await readSite(process.cwd());
  console.log(formatReport(contentReport(site, externalLinks(readEnvironment(process.env)))));
  console.log(`\n${missingTopics(site.topics)}`);
}
