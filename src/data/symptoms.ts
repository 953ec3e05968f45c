import type {SectionId} from '../config/products';

/**
 * The symptoms that readers arrive with most often, six of video and six of light, the commonest first.
 * The id is that of the decision tree; the link points to the heading above the tree, or to
 * its first question where there is none.
 */
export const symptomTexts = [
  {
    id: 'black-output',
    symptom: 'The video output is black',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#the-output-stays-black',
  },
  {
    id: 'choppy-playback',
    symptom: 'Video stutters',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#playback-is-choppy',
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
    to: '/videosync/troubleshooting/installing-viddll-for-windows#find-the-cause',
  },
  {
    id: 'devices-do-not-connect',
    symptom: 'Videosync doesn’t react to Live',
    section: 'videosync',
    to: '/videosync/troubleshooting/common-pitfalls#the-devices-do-not-connect',
  },
  {
    id: 'videosync-memory',
    symptom: 'The computer’s memory fills up',
    section: 'videosync',
    to: '/videosync/troubleshooting/high-memory-usage-with-video-simpler#find-the-cause',
  },
  {
    id: 'beam-no-light',
    symptom: 'A light won’t come on',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#no-light-at-all',
  },
  {
    id: 'beam-node-not-found',
    symptom: 'Beam can’t find the node',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#the-node-is-not-found',
  },
  {
    id: 'beam-wrong-fixture',
    symptom: 'The wrong fixture reacts',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#the-wrong-fixture-answers',
  },
  {
    id: 'beam-flicker',
    symptom: 'A light flickers or stutters',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#flicker-or-stutter',
  },
  {
    id: 'beam-colours',
    symptom: 'Colours are wrong',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#colours-are-wrong',
  },
  {
    id: 'beam-moving-head',
    symptom: 'A moving head drifts or trembles',
    section: 'beam-for-live',
    to: '/beam-for-live/troubleshooting/common-issues#a-moving-head-drifts-or-fights',
  },
] as const satisfies readonly {id: string; symptom: string; section: SectionId; to: string}[];

export type SymptomId = (typeof symptomTexts)[number]['id'];
