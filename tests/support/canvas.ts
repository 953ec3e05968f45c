import type {Locator} from '@playwright/test';
import {installedBrowser} from '../../src/commands/shared/installedBrowser';

/** Options for `test.use`: a browser with software-rendered WebGL. */
export const softwareWebGl = {
  launchOptions: {
    executablePath: installedBrowser(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  },
};

/** Red, green and blue of a pixel, 0 to 255; `x` and `y` are 0 to 1 from the top left. */
export const readPixel = (canvas: Locator, x = 0.5, y = 0.5): Promise<number[]> =>
  canvas.evaluate(
    (element: HTMLCanvasElement, [left, top]) => {
      const copy = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
      copy?.drawImage(
        element,
        -Math.floor(element.width * left),
        -Math.floor(element.height * top),
      );
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
