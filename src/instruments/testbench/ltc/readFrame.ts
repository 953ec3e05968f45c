import type {LtcFrame} from '../../formulas/ltcFrame';

/** A frame that the decoder has read. */
export interface ReadFrame extends LtcFrame {
  /** True if the tape runs backwards. */
  reverse: boolean;
  /** End of the frame, in samples since the start. */
  end: number;
  /** Its length in samples. */
  length: number;
}
