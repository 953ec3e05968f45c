/** Images for the image inputs. Needs a browser. */
import {type ClipName, clips, newContext, size} from '../shared/clips';

/** Scale of the test images, which are small elsewhere. */
const scale = 2;

/** Source of an image input: a test clip, or an image that the reader opened. */
export type ImageChoice = ClipName | ImageBitmap;

/** The sources of all image inputs as textures' content: only those that changed since the last call. */
export function pictureMaker(): (
  choices: Readonly<Record<string, ImageChoice>>,
  time: number,
) => Record<string, ImageBitmap | HTMLCanvasElement> {
  const contexts = new Map<ClipName, CanvasRenderingContext2D | null>();
  const uploads = new Map<string, ImageBitmap>();
  return (choices, time) => {
    const updates: Record<string, ImageBitmap | HTMLCanvasElement> = {};
    for (const [name, choice] of Object.entries(choices)) {
      if (typeof choice === 'string') {
        const context = contexts.get(choice) ?? newContext(scale);
        contexts.set(choice, context);
        if (context) {
          context.clearRect(0, 0, size.width, size.height);
          clips[choice](context, time);
          updates[name] = context.canvas;
        }
      } else if (uploads.get(name) !== choice) {
        uploads.set(name, choice);
        updates[name] = choice;
      }
    }
    return updates;
  };
}
