import {useEffect, useRef, useState, type RefObject} from 'react';
import {createPlayer, type Halt, type Player, type Settings} from './player';

/**
 * A player on a canvas, for as long as the canvas is there.
 *
 * @param settings - as the controls have them now
 * @returns the player, why it stopped by itself, why a frame can't be calculated, and whether it can draw at all
 */
export function usePlayer(canvas: RefObject<HTMLCanvasElement | null>, settings: Settings) {
  const player = useRef<Player>(undefined);
  const [halt, setHalt] = useState<Halt>();
  const [fault, setFault] = useState<string>();
  const [hasWebGl, setHasWebGl] = useState(true);

  useEffect(() => {
    if (canvas.current) {
      player.current = createPlayer(canvas.current, setHalt, setFault);
      setHasWebGl(player.current !== undefined);
    }
    return () => {
      player.current?.dispose();
      player.current = undefined;
    };
  }, [canvas]);

  useEffect(() => player.current?.update(settings));

  return {player, halt, fault, hasWebGl};
}
