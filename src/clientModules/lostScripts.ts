import * as recovery from '../components/shared/recovery';
import {isHydrated} from './appearance';

/**
 * Recovers a page that can't be hydrated because a script is lost: removed by a deploy, or broken in the
 * browser's cache. Docusaurus' entry doesn't handle that, and its navigation only after hydration. The page
 * reloads once for an address and a build, then on a click.
 */
export function recoverLostScripts(): void {
  const lost = new Set<string>();
  const recover = async (isClicked: boolean): Promise<void> => {
    const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
    const isReachable = (await recovery.refetch(lost)) !== 'unreachable';
    if (isReachable && (recovery.noteReload(`${location.pathname} ${build}`) || isClicked)) {
      location.reload();
    } else {
      const text = 'This page couldn’t be loaded completely.';
      const onRetry = (): void => void recover(true);
      recovery.showRecoveryBar(isReachable ? text : recovery.noConnection, onRetry);
    }
  };
  const onLost = (file?: string | false): void => {
    // A lost chunk is reported twice: by its script element, and by the bundler's runtime.
    if (file && !isHydrated() && !lost.has(file) && lost.add(file).size === 1) {
      void recover(false);
    }
  };
  const onError = ({target, error, filename}: ErrorEvent): void =>
    onLost(
      target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError && filename,
    );
  window.addEventListener('error', onError, {capture: true});
  window.addEventListener('unhandledrejection', ({reason}) => onLost(recovery.lostFile(reason)));
}
