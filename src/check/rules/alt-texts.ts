import {about, type Rule, type Message} from '../finding';
import {picturesOf, type ShownPicture} from '../site/pictures';

/** Shorter texts name a picture instead of describing it. */
const minCharacters = 15;

const startsLikeAName =
  /^(?:an? )?(?:image|picture|diagram|drawing|screenshot|graphic|photo)\b(?: of| showing|:)/i;

/** The first problem with the texts of a picture. */
function textProblem({alt, title, url}: ShownPicture): Message | undefined {
  if (alt.trim().length < minCharacters) {
    return [
      alt.trim()
        ? `The alternative text "${alt}" is too short to stand for the picture`
        : 'The picture has no alternative text',
      'Say in one or two sentences what it shows, as to somebody on the telephone.',
    ];
  }
  if (startsLikeAName.test(alt)) {
    return [
      `The alternative text starts with "${alt.split(' ').slice(0, 3).join(' ')}"`,
      'Start with what it shows: a screen reader already says that it is a picture.',
    ];
  }
  if (/\.(?:svg|png|jpe?g|webp)$/i.test(alt)) {
    return ['The alternative text is the name of a file', 'Say what the picture shows.'];
  }
  if (/\.svg$/.test(url) && title.trim() === '') {
    const fix = 'Write ![what it shows](./file.svg "what to learn from it").';
    return [`The drawing ${url} has no caption`, fix];
  }
  const fix = 'The caption says what to learn; the other text says what is to be seen.';
  return title && title === alt ? ['Caption and alternative text are the same', fix] : undefined;
}

/** Every picture has an alternative text, and every drawing a caption. */
export const altTexts: Rule = ({pages}) =>
  pages.flatMap((page) =>
    picturesOf(page).flatMap((picture) => {
      const message = textProblem(picture);
      return message ? [about(page)(picture.line, ...message)] : [];
    }),
  );
