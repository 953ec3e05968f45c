import {about, type Rule, type Message} from '../finding';
import {findPictures, type ShownPicture} from '../site/pictures';

/** Shorter texts name a picture instead of describing it. */
const minCharacters = 15;

const startsLikeAName =
  /^(?:an? )?(?:image|picture|diagram|drawing|screenshot|graphic|photo)\b(?: of| showing|:)/i;

/** The first problem with the texts of a picture. */
function textProblem({alt, title, url}: ShownPicture): Message | undefined {
  if (alt.trim().length < minCharacters) {
    return [
      alt.trim()
        ? `The alternative text "${alt}" is too short to describe the image`
        : 'The image has no alternative text',
      'Describe in one or two sentences what it shows, as you would on the phone.',
    ];
  }
  if (startsLikeAName.test(alt)) {
    return [
      `The alternative text starts with "${alt.split(' ').slice(0, 3).join(' ')}"`,
      'Start with what it shows: screen readers already announce that it is an image.',
    ];
  }
  if (/\.(?:svg|png|jpe?g|webp)$/i.test(alt)) {
    return ['The alternative text is a file name', 'Describe what the image shows.'];
  }
  if (/\.svg$/.test(url) && title.trim() === '') {
    const fix = 'Write ![what it shows](./file.svg "what to learn from it").';
    return [`The drawing ${url} has no caption`, fix];
  }
  const fix = 'Say in the caption what to learn, and in the alternative text what the image shows.';
  return title && title === alt
    ? ['The caption and the alternative text are the same', fix]
    : undefined;
}

/** Every picture has an alternative text, and every drawing a caption. */
export const altTexts: Rule = ({pages}) =>
  pages.flatMap((page) =>
    findPictures(page).flatMap((picture) => {
      const message = textProblem(picture);
      return message ? [about(page)(picture.line, ...message)] : [];
    }),
  );
