import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {aptInstall} from '../support/apt.mjs';
import expected from '../fixtures/encoded.json';
import {root} from '../support/build';
import {createFolder} from '../support/createFolder';

/*
 * Runs the ffmpeg commands of the page about encoding.
 *
 * Each `bash` code block with a title is one command that converts `input.mov` to one `output-….mov`. The input
 * has 66 × 50 pixels, 50 % opacity, 16 frames and audio. HAP does not support this size, which tests the crop
 * filters. The expected pixel format is a pattern, because decoder versions use different names for the same one.
 */
const frameCount = 16;
const minutes = 60_000;

const page = readFileSync(
  path.join(root, 'docs/handbook/performance-tips/encoding-video.mdx'),
  'utf8',
);
const commands = new Map(
  [...page.matchAll(/^```bash title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, title = '', code = '']) => [title, code.trim()],
  ),
);
const folder = createFolder();

/** Runs a command in a shell without prompts. Returns its warnings and errors. */
function run(code: string): string {
  const quiet = code.replace(/^ffmpeg /, 'ffmpeg -v error -nostdin -y ');
  const {status, stderr} = spawnSync('bash', ['-c', quiet], {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stderr : `failed: ${stderr}`;
}

interface ProbeResult {
  streams: {codec_type: string; codec_name: string}[];
  frames: {pict_type?: string}[];
}

/** Video stream, audio codecs and picture types of a file. `pictureTypes` has a letter for each frame, such as "IIII". */
function probe(file: string): {video: object | undefined; audio: string[]; pictureTypes: string} {
  const entries =
    'stream=codec_type,codec_name,codec_tag_string,pix_fmt,width,height:frame=pict_type';
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'json', file];
  const output = execFileSync('ffprobe', options, {cwd: folder, encoding: 'utf8'});
  const {streams, frames} = JSON.parse(output) as ProbeResult;
  return {
    video: streams.find(({codec_type: type}) => type === 'video'),
    audio: streams.filter(({codec_type: type}) => type === 'audio').map((one) => one.codec_name),
    pictureTypes: frames.map(({pict_type: type}) => type ?? '').join(''),
  };
}

/** Mean of the alpha channel of all frames, 0 to 255. */
function meanAlpha(file: string): number {
  const samples = execFileSync(
    'ffmpeg',
    `-v error -nostdin -i ${file} -vf format=rgba,alphaextract -f rawvideo -pix_fmt gray -`.split(
      ' ',
    ),
    {cwd: folder, maxBuffer: 16 * 1024 * 1024},
  );
  return samples.reduce((sum, value) => sum + value, 0) / samples.length;
}

beforeAll(() => {
  const isInstalled = (): boolean =>
    ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0);
  if (!isInstalled()) {
    aptInstall(['ffmpeg']);
  }
  expect(isInstalled(), 'install ffmpeg: "apt-get", "brew" or "winget install Gyan.FFmpeg"').toBe(
    true,
  );
  const errors = run(
    'ffmpeg -f lavfi -i testsrc2=size=66x50:rate=30 -f lavfi -i sine=frequency=440:sample_rate=48000 ' +
      `-vf "format=rgba,colorchannelmixer=aa=0.5" -frames:v ${frameCount} -t 0.5334 ` +
      '-c:v png -c:a pcm_s16le input.mov',
  );
  expect(errors, 'The input could not be created').toBe('');
}, 10 * minutes);

describe('the commands on the page about encoding', () => {
  it('are those in the fixture, each with a different output', () => {
    expect([...commands.keys()].sort()).toEqual(Object.keys(expected).sort());
    const outputs = [...commands.values()].map(
      (code) => /^ffmpeg -i input\.mov [^\n]* (output-[a-z0-9-]+\.mov)$/.exec(code)?.[1],
    );
    expect(outputs).not.toContain(undefined);
    expect(new Set(outputs).size).toBe(outputs.length);
  });

  it.each(Object.entries(expected))(
    '%s creates the documented format',
    (title, {alpha, pix_fmt: samples, ...stream}) => {
      const code = commands.get(title) ?? '';
      const file = code.split(/\s+/).at(-1) ?? '';
      expect(run(code)).toBe('');
      const {video, audio, pictureTypes} = probe(file);
      expect(video).toMatchObject({...stream, pix_fmt: expect.stringMatching(samples)});
      expect([audio, pictureTypes]).toEqual([['pcm_s16le'], 'I'.repeat(frameCount)]);
      expect(Math.abs(meanAlpha(file) - alpha)).toBeLessThan(alpha === 255 ? 0.001 : 3);
    },
    minutes,
  );
});

it('the test clips are small and have an audio track, which Live requires', () => {
  const clips = ['beams', 'ring'].map((name) => path.join(root, 'static', 'clips', `${name}.mov`));
  expect(clips.reduce((sum, clip) => sum + statSync(clip).size, 0)).toBeLessThanOrEqual(500_000);
  for (const clip of clips) {
    const {video, audio, pictureTypes} = probe(clip);
    expect(video).toMatchObject({codec_name: 'h264', pix_fmt: 'yuv420p', width: 960, height: 540});
    expect([audio, pictureTypes.length]).toEqual([['pcm_s16le'], 4 * 30]);
  }
});

describe('these tests', () => {
  it('would notice long-GOP video', () => {
    expect(run('ffmpeg -i input.mov -c:v libx264 -pix_fmt yuv420p output-long.mov')).toBe('');
    expect(probe('output-long.mov').pictureTypes).toMatch(/[PB]/);
  });

  it('would notice a HAP command without the crop filter', () => {
    const message = run('ffmpeg -i input.mov -c:v hap -format hap output-odd.mov');
    expect(message).toMatch(/^failed: [^]*not multiple of 4/);
  });
});
