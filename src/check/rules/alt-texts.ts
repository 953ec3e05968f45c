import {findingIn, type Message, type Rule} from '../finding';
import {findImages, type PageImage} from '../site/images';

/** Shorter texts name an image instead of describing it. */
const minCharacters = 15;

const startsLikeAName =
  /^(?:an? )?(?:image|picture|diagram|drawing|screenshot|graphic|photo)\b(?: of| showing|:)/i;

/** The first problem with the texts of an image. */
function textProblem({alt, title, url}: PageImage): Message | undefined {
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

/** Every image has alternative text, and every drawing a caption. */
export const altTexts: Rule = ({pages}) =>
  pages.flatMap((page) =>
    findImages(page).flatMap((image) => {
      const message = textProblem(image);
      return message ? [findingIn(page)(image.line, ...message)] : [];
    }),
  );
