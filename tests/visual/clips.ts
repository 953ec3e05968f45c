/**
 * Renders the test clips of “Your first video” with two shaders of the gallery, and encodes them with FFmpeg:
 * `npx tsx tests/visual/clips.ts`. Each is 4 s long, which is 8 beats at 120 BPM, and loops without a jump.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {buildSync} from 'esbuild';
import {root} from '../support/build';
import {softwareWebGl} from '../support/canvas';

const fps = 30;
const seconds = 4;
const size = {width: 960, height: 540};

/** Shaders with the values of their inputs. They are bright on black, which shows additive blending well. */
const clips = {
  beams: {beamColor: [1, 0.5, 0.15, 1], width: 0.05},
  ring: {thickness: 0.16},
};

/** Encodes PNG images, with a silent audio track, which Live expects. */
function startEncoder(file: string) {
  const silence = `anullsrc=r=16000:cl=mono:d=${seconds}`;
  const input = ['-f', 'image2pipe', '-framerate', String(fps), '-i', '-'];
  const video = ['-vf', 'scale=out_color_matrix=bt709', '-pix_fmt', 'yuv420p', '-c:v', 'libx264'];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  // Key frames every half second make loops and jumps smooth. Without dates, the file is reproducible.
  const quality = ['-crf', '28', '-g', '15', '-bf', '0', '-preset', 'veryslow', '-bitexact'];
  return spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...input,
      ...['-f', 'lavfi', '-i', silence],
      ...[...video, ...colours, ...quality],
      ...['-c:a', 'pcm_s16le', '-movflags', '+faststart', file],
    ],
    {stdio: ['pipe', 'ignore', 'inherit']},
  );
}

async function render(): Promise<void> {
  const host = buildSync({
    entryPoints: [path.join(root, 'tests/support/isf-host.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'isfHost',
    mainFields: ['module', 'main'],
  }).outputFiles[0];
  const browser = await chromium.launch(softwareWebGl.launchOptions);
  const page = await browser.newPage();
  await page.addScriptTag({content: host?.text ?? ''});
  for (const [name, values] of Object.entries(clips)) {
    const source = readFileSync(
      path.join(root, 'src/instruments/simulators/isf/gallery', `${name}.fs`),
      'utf8',
    );
    const encoder = startEncoder(path.join(root, 'static/clips', `${name}.mov`));
    for (let frame = 0; frame < fps * seconds; frame += 1) {
      const image = await page.evaluate(
        (request) => window.isfHost.renderImage([request], 'image/png'),
        {source, ...size, frames: [{time: frame / fps, values}]},
      );
      encoder.stdin.write(Buffer.from(image.split(',')[1] ?? '', 'base64'));
    }
    encoder.stdin.end();
    const [status] = (await once(encoder, 'close')) as [number];
    if (status !== 0) {
      throw new Error(`FFmpeg exited with ${status}. Its message is above.`);
    }
  }
  await browser.close();
}

void render();
