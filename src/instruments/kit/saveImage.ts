import {download} from '../../components/shared/download';

/**
 * Draws an image, and offers it as a PNG file.
 *
 * @param size - in pixels
 * @returns false if the browser can't make an image of that size
 */
export async function saveImage(
  name: string,
  size: {width: number; height: number},
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  const blob = await new Promise<Blob | null>((resolve) => {
    if (context) {
      draw(context);
      canvas.toBlob(resolve);
    } else {
      resolve(null);
    }
  });
  if (blob) {
    download(`${name}.png`, blob);
  }
  return blob !== null;
}
