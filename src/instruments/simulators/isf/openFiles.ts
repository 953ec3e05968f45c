import type {OpenedShader} from './useOpenShader';

/** Maximum side of an opened image in pixels. */
const maxPictureSide = 1280;

/** Maximum size of a shader file in bytes. */
const maxFileSize = 200_000;

/** Reads an image file, and scales it down if it is larger than {@link maxPictureSide}. */
async function readPicture(file: File): Promise<ImageBitmap> {
  const original = await createImageBitmap(file);
  const scale = Math.min(1, maxPictureSide / Math.max(original.width, original.height));
  const bitmap = await createImageBitmap(original, {
    resizeWidth: Math.max(1, Math.round(original.width * scale)),
    resizeHeight: Math.max(1, Math.round(original.height * scale)),
  });
  original.close();
  return bitmap;
}

/**
 * Opens local files: a shader with its vertex shader, or an image for an input.
 *
 * @param imageInput - name of the open shader's first image input, if it has one
 * @param choose - receives the image of an input
 * @param setStatus - shows what can’t be opened, and why
 */
export function createFileHandlers(
  imageInput: string | undefined,
  open: (opened: OpenedShader) => void,
  choose: (input: string, picture: ImageBitmap) => void,
  setStatus: (text: string) => void,
) {
  const openPicture = async (input: string, file: File): Promise<void> => {
    try {
      choose(input, await readPicture(file));
      setStatus(`${file.name} stays on this computer.`);
    } catch {
      setStatus(`This browser can’t read ${file.name} as an image.`);
    }
  };
  const openFiles = async (files: readonly File[]): Promise<void> => {
    const fragment = files.find(({name}) => /\.(?:fs|frag|glsl|txt)$/i.test(name));
    const vertexFile = files.find(({name}) => /\.(?:vs|vert)$/i.test(name));
    const picture = files.find(({type}) => type.startsWith('image/'));
    if (picture && imageInput !== undefined && !fragment) {
      await openPicture(imageInput, picture);
    } else if (!fragment) {
      setStatus(
        picture
          ? 'This shader has no image input, so it can’t show the image.'
          : 'Choose a file whose name ends in .fs, with its .vs file if it has one.',
      );
    } else if (fragment.size > maxFileSize) {
      setStatus(`${fragment.name} is too large for a shader.`);
    } else {
      open({
        source: await fragment.text(),
        vertex: await vertexFile?.text(),
        name: fragment.name.replace(/\.\w+$/, ''),
        isForeign: true,
      });
    }
  };
  return {openFiles, openPicture};
}
