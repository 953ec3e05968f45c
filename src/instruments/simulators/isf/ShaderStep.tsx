import type {ReactNode} from 'react';
import own from './step.module.css';

/**
 * A step of a tutorial: its code, with what it draws beside it on wide screens.
 *
 * @param props.children - the code, then its image, then what opens it in the playground
 */
export default function ShaderStep({children}: {children: ReactNode}): ReactNode {
  return <div className={own.step}>{children}</div>;
}
