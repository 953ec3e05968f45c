import type {SectionId} from './products';

/**
 * The symptoms that readers arrive with most often, six of video and six of light, the commonest first.
 * The id is that of the decision tree; the link leads to the tree's first question.
 */
export const symptomTexts = [
  {
    id: 'black-output',
    symptom: 'The video output is black',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#black-output-where',
  },
  {
    id: 'choppy-playback',
    symptom: 'Video stutters',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#choppy-playback-power',
  },
  {
    id: 'wrong-display-or-gpu',
    symptom: 'Video is on the wrong screen',
    section: 'videosync',
    to: '/videosync/troubleshooting/video-display-issues-on-windows-with-multiple-gpus#wrong-display-or-gpu-what',
  },
  {
    id: 'missing-decoder',
    symptom: 'A video file doesn’t play',
    section: 'videosync',
    to: '/videosync/troubleshooting/installing-viddll-for-windows#missing-decoder-system',
  },
  {
    id: 'devices-do-not-connect',
    symptom: 'Videosync doesn’t react to Live',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#devices-do-not-connect-app',
  },
  {
    id: 'videosync-memory',
    symptom: 'The computer’s memory fills up',
    section: 'videosync',
    to: '/videosync/troubleshooting/high-memory-usage-with-video-simpler#videosync-memory-who',
  },
  {
    id: 'beam-no-light',
    symptom: 'A light won’t come on',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-no-light-own-menu',
  },
  {
    id: 'beam-node-not-found',
    symptom: 'Beam can’t find the node',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-node-not-found-link',
  },
  {
    id: 'beam-wrong-fixture',
    symptom: 'The wrong fixture reacts',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-wrong-fixture-test',
  },
  {
    id: 'beam-flicker',
    symptom: 'A light flickers or stutters',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-flicker-still',
  },
  {
    id: 'beam-colours',
    symptom: 'Colours are wrong',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-colours-red',
  },
  {
    id: 'beam-moving-head',
    symptom: 'A moving head drifts or trembles',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#beam-moving-head-alone',
  },
] as const satisfies readonly {id: string; symptom: string; section: SectionId; to: string}[];

export type SymptomId = (typeof symptomTexts)[number]['id'];
