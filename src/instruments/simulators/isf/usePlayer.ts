import {type RefObject, useEffect, useRef, useState} from 'react';
import {createPlayer, type Halt, type Player, type Settings} from './player';

/**
 * A player on a canvas, while the canvas is mounted.
 *
 * @param settings - current values of the controls
 * @returns the player, why it stopped by itself, why a frame can't be drawn, and whether the browser has WebGL 2
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
