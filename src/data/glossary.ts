import {controlTerms} from './glossary/control';
import {fixturesTerms} from './glossary/fixtures';
import {lightingTerms} from './glossary/lighting';
import {lightingNetworksTerms} from './glossary/lightingNetworks';
import {liveShowsTerms} from './glossary/liveShows';
import {musicTerms} from './glossary/music';
import {networksTerms} from './glossary/networks';
import {powerTerms} from './glossary/power';
import {safetyTerms} from './glossary/safety';
import {stageVideoTerms} from './glossary/stageVideo';
import {supportTerms} from './glossary/support';
import {timingTerms} from './glossary/timing';
import {videoTerms} from './glossary/video';
import type {GlossaryTerm} from './types';

/** Every part of the glossary; an id stands in one of them only. */
export const glossaryParts: readonly Record<string, GlossaryTerm>[] = [
  lightingTerms,
  lightingNetworksTerms,
  networksTerms,
  musicTerms,
  videoTerms,
  powerTerms,
  supportTerms,
  fixturesTerms,
  controlTerms,
  stageVideoTerms,
  timingTerms,
  liveShowsTerms,
  safetyTerms,
];

/**
 * Every term that a page of the site may explain in place, by id.
 *
 * The id is the anchor on the glossary page, so it never changes once published.
 */
export const glossary: Record<string, GlossaryTerm> = Object.fromEntries(
  glossaryParts.flatMap((part) => Object.entries(part)),
);
