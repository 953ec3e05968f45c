import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {aptInstall} from '../support/apt.mjs';

/**
 * The ffmpeg commands on the page about encoding, run as a reader would run them.
 *
 * Each `bash` fence with a title is one command that turns `input.mov` into one `output-….mov`.
 * The input is 66 by 50 pixels, half transparent, 16 frames, with sound: a size that HAP and
 * 4:2:0 do not take as it is, so that the crop filters are exercised too.
 */
const encodingPage = join(
  import.meta.dirname,
  '../../docs/handbook/performance-tips/encoding-video.mdx',
);
const frameCount = 16;
const minutes = 60_000;

interface Fence {
  title: string;
  code: string;
}

interface Expected {
  codec: string;
  tag: string;
  /** Decoders of different ffmpeg versions name the same samples differently. */
  pixelFormat: RegExp;
  width: number;
  height: number;
  alpha: boolean;
}

const whole = {width: 66, height: 50};
const cropped = {width: 64, height: 48};
const expected: Record<string, Expected> = {
  HAP: {codec: 'hap', tag: 'Hap1', pixelFormat: /^rgb/, ...cropped, alpha: false},
  'HAP Alpha': {codec: 'hap', tag: 'Hap5', pixelFormat: /^rgba$/, ...cropped, alpha: true},
  'HAP Q': {codec: 'hap', tag: 'HapY', pixelFormat: /^rgb/, ...cropped, alpha: false},
  'ProRes 422': {
    codec: 'prores',
    tag: 'apcn',
    pixelFormat: /^yuv422p10le$/,
    ...whole,
    alpha: false,
  },
  'ProRes 4444': {
    codec: 'prores',
    tag: 'ap4h',
    pixelFormat: /^yuva444p1[02]le$/,
    ...whole,
    alpha: true,
  },
  'H.264 all-intra': {codec: 'h264', tag: 'avc1', pixelFormat: /^yuv420p$/, ...whole, alpha: false},
};

/** All `bash` fences that have a title. */
function fencesOf(page: string): Fence[] {
  return [...page.matchAll(/^```bash title="([^"]+)"\n([\s\S]*?)^```$/gm)].map((match) => ({
    title: match[1] ?? '',
    code: (match[2] ?? '').trim(),
  }));
}

/** Makes sure that ffmpeg and ffprobe can be run; says what to install if they cannot. */
function ensureFfmpeg(): void {
  const there = (): boolean =>
    ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0);
  if (there()) {
    return;
  }
  aptInstall(['ffmpeg']);
  if (!there()) {
    throw new Error(
      'ffmpeg is needed to test the commands on the page about encoding. Install it first: ' +
        '"apt-get install ffmpeg", "brew install ffmpeg" or "winget install Gyan.FFmpeg".',
    );
  }
}

/** Runs a command of the page in a shell, in the given folder, without questions. */
function run(code: string, folder: string): {ok: boolean; message: string} {
  const quiet = code.replace(/^ffmpeg /, 'ffmpeg -v error -nostdin -y ');
  const result = spawnSync('bash', ['-c', quiet], {cwd: folder, encoding: 'utf8'});
  return {ok: result.status === 0, message: result.stderr};
}

/** The name of the file that a command writes: its last word. */
const outputOf = (code: string): string => code.split(/\s+/).at(-1) ?? '';

interface Stream {
  codec_type: string;
  codec_name: string;
  codec_tag_string: string;
  pix_fmt: string;
  width: number;
  height: number;
}

/** What is inside a video file; `pictures` has a letter for each frame, for example "IIII". */
function probe(file: string): {video: Stream | undefined; audio: string[]; pictures: string} {
  const entries =
    'stream=codec_type,codec_name,codec_tag_string,pix_fmt,width,height:frame=pict_type';
  const said = execFileSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', entries, '-of', 'json', file],
    {encoding: 'utf8'},
  );
  const {streams, frames} = JSON.parse(said) as {
    streams: Stream[];
    frames: {pict_type?: string}[];
  };
  return {
    video: streams.find(({codec_type: type}) => type === 'video'),
    audio: streams.filter(({codec_type: type}) => type === 'audio').map((one) => one.codec_name),
    pictures: frames.map(({pict_type: type}) => type ?? '').join(''),
  };
}

/** Whether every frame can be decoded by itself. */
const isIntraOnly = ({pictures}: {pictures: string}): boolean => /^I+$/.test(pictures);

/** Mean of the alpha channel over all frames, 0 to 255. */
function meanAlpha(file: string): number {
  const samples = execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-i', file, '-vf', 'format=rgba,alphaextract'],
      ...['-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    ],
    {maxBuffer: 16 * 1024 * 1024},
  );
  return samples.reduce((sum, value) => sum + value, 0) / samples.length;
}

const fences = fencesOf(readFileSync(encodingPage, 'utf8'));
let folder = '';

beforeAll(() => {
  ensureFfmpeg();
  folder = mkdtempSync(join(tmpdir(), 'encoding-'));
  const made = run(
    [
      'ffmpeg -f lavfi -i testsrc2=size=66x50:rate=30',
      '-f lavfi -i sine=frequency=440:sample_rate=48000',
      `-vf "format=rgba,colorchannelmixer=aa=0.5" -frames:v ${frameCount} -t 0.5334`,
      '-c:v png -c:a pcm_s16le input.mov',
    ].join(' '),
    folder,
  );
  if (!made.ok) {
    throw new Error(`the input could not be made: ${made.message}`);
  }
}, 10 * minutes);

afterAll(() => {
  if (folder) {
    rmSync(folder, {recursive: true, force: true});
  }
});

describe('commands on the page about encoding', () => {
  it('are the ones that are expected here', () => {
    expect(fences.map(({title}) => title).sort()).toEqual(Object.keys(expected).sort());
    expect(new Set(fences.map(({code}) => outputOf(code))).size).toBe(fences.length);
    for (const {code} of fences) {
      expect(code).toMatch(/^ffmpeg -i input\.mov [^\n]* output-[a-z0-9-]+\.mov$/);
    }
  });

  it.each(fences)(
    '$title makes what the page says',
    ({title, code}) => {
      const want = expected[title];
      if (!want) {
        throw new Error(`nothing is expected of the command "${title}"`);
      }
      expect(run(code, folder)).toEqual({ok: true, message: ''});

      const file = join(folder, outputOf(code));
      const made = probe(file);
      expect(made).toMatchObject({
        video: {
          codec_name: want.codec,
          codec_tag_string: want.tag,
          pix_fmt: expect.stringMatching(want.pixelFormat),
          width: want.width,
          height: want.height,
        },
        audio: ['pcm_s16le'],
      });
      expect(made.pictures).toHaveLength(frameCount);
      expect(isIntraOnly(made)).toBe(true);
      const alpha = meanAlpha(file);
      if (want.alpha) {
        expect(Math.abs(alpha - 127.5)).toBeLessThan(3);
      } else {
        expect(alpha).toBe(255);
      }
    },
    minutes,
  );
});

describe('the checks themselves', () => {
  it(
    'tell long-GOP video from all-intra video',
    () => {
      const code = 'ffmpeg -i input.mov -c:v libx264 -pix_fmt yuv420p output-long.mov';
      expect(run(code, folder).ok).toBe(true);
      expect(isIntraOnly(probe(join(folder, 'output-long.mov')))).toBe(false);
    },
    minutes,
  );

  it(
    'see that HAP refuses a size that the crop would fix',
    () => {
      const result = run('ffmpeg -i input.mov -c:v hap -format hap output-odd.mov', folder);
      expect(result.ok).toBe(false);
      expect(result.message).toContain('not multiple of 4');
    },
    minutes,
  );

  it('do not take a fence without a title for a command', () => {
    expect(fencesOf('```bash\nffmpeg -i a b\n```\n')).toEqual([]);
  });
});
