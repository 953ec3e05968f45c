import {
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {bytes} from '../../kit/format';
import {
  barText,
  biphase,
  bitsOf,
  clocksPerSixteenth,
  jumpsOf,
  labelText,
  piecesIn,
  quarterFrame,
  segmentAt,
  snap,
  startOf,
  type Piece,
  type Show,
  type Unit,
} from './timeline';
import own from './timeline.module.css';
import {bitGroups, groupValue} from './words';

const height = 248;

/** Rows from top to bottom, in px. */
const wave = {high: 44, low: 66};
const groups = {top: 70, bottom: 90};
const messages = {top: 134, bottom: 174};
const pulses = {top: 200, bottom: 228};

/** Least width in px of a frame whose bits are drawn, and of one whose groups are named. */
const bitsFrom = 240;
const namesFrom = 290;

/** Places on the page that is shown. */
interface Scale {
  /** Place of a time in µs, kept on the page. */
  x: (at: number) => number;
  /** Width of a time in µs. */
  px: (us: number) => number;
}

/** Width of an element in px, as it changes. */
function useWidth(): [ref: RefObject<SVGSVGElement | null>, width: number] {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 320));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** The bits of one frame: the wave, and below it the groups with their values. */
function Bits({show, piece, scale}: {show: Show; piece: Piece; scale: Scale}): ReactNode {
  const bits = bitsOf(show, piece.index);
  const levels = biphase(bits);
  const half = (startOf(show, 'frame', 1) - startOf(show, 'frame', 0)) / levels.length;
  const place = (at: number): number =>
    scale.x(Math.max(piece.from, Math.min(piece.to, piece.begins + at * half)));
  const hasNames = scale.px(startOf(show, 'frame', 1)) >= namesFrom;
  const line = levels.map((level, index) => {
    const y = level === 1 ? wave.high : wave.low;
    return `${index === 0 ? 'M' : 'L'}${place(index)} ${y}H${place(index + 1)}`;
  });
  return (
    <>
      <path className="d-flow" d={line.join('')} />
      {bitGroups.map((group) => {
        const left = place(2 * group.at);
        const width = place(2 * (group.at + group.size)) - left;
        const value = groupValue(group, bits);
        return (
          width > 0 && (
            <g key={group.at}>
              <rect
                className={group.isDigit ? 'd-fill-soft' : 'd-fill-quiet'}
                x={left}
                y={groups.top}
                width={Math.max(0, width - 1)}
                height={groups.bottom - groups.top}
              />
              {width > 9 * value.length && (
                <text
                  className={group.isDigit ? 'd-mono' : 'd-mono d-muted'}
                  x={left + width / 2}
                  y={groups.bottom - 5}
                  textAnchor="middle">
                  {value}
                </text>
              )}
              {hasNames && group.title && (
                <text className="d-text d-muted" x={left + 6} y={groups.bottom + 15}>
                  {group.title}
                </text>
              )}
            </g>
          )
        );
      })}
    </>
  );
}

/** Frames of LTC with their addresses; their bits, where there is room for them. */
function Ltc({show, pieces, scale}: {show: Show; pieces: Piece[]; scale: Scale}): ReactNode {
  const frame = scale.px(startOf(show, 'frame', 1));
  const hasBits = frame >= bitsFrom;
  return (
    <>
      <text className="d-strong" x="6" y="14">
        LTC: 80 bits a frame
      </text>
      {pieces.map((piece) => {
        const left = scale.x(piece.from);
        const label = labelText(show, piece.index);
        const width = scale.x(piece.to) - left;
        return (
          <g key={piece.from}>
            {frame > 6 && <path className="d-axis" d={`M${left} 22V${groups.bottom}`} />}
            {width > 24 && (
              <text className="d-mono" x={left + 4} y="36">
                {width > 98 ? label : label.slice(-2)}
              </text>
            )}
            {hasBits ? (
              <Bits show={show} piece={piece} scale={scale} />
            ) : (
              <rect
                className={piece.index % 2 === 0 ? 'd-fill-soft' : 'd-fill-quiet'}
                x={left}
                y={wave.high}
                width={width}
                height={groups.bottom - wave.high}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** Quarter-frame messages with their number and data byte. */
function Mtc({show, pieces, scale}: {show: Show; pieces: Piece[]; scale: Scale}): ReactNode {
  // On narrower ones only the addresses can be told apart.
  const isWide = scale.px(startOf(show, 'quarter', 1)) > 4;
  const kinds = isWide ? ['d-box', 'd-box d-accent'] : ['d-fill-quiet', 'd-fill-soft'];
  return (
    <>
      <text className="d-strong" x="6" y="126">
        MIDI timecode: 4 messages a frame
      </text>
      {pieces.map((piece) => {
        const message = quarterFrame(show, segmentAt(show, piece.from), piece.index);
        const left = scale.x(piece.from);
        const width = scale.x(piece.to) - left;
        const middle = left + width / 2;
        const isFirst = isWide ? message?.piece === 0 : (message?.address ?? 0) % 4 === 0;
        return (
          // A message is sent when its quarter begins: what a jump cuts off has none.
          message &&
          piece.from === piece.begins && (
            <g key={piece.from}>
              <rect
                className={kinds[isFirst ? 1 : 0]}
                x={isWide ? left + 1 : left}
                y={messages.top}
                width={isWide ? Math.max(1, width - 2) : width}
                height={messages.bottom - messages.top}
              />
              {width > 10 && (
                <text className="d-strong" x={middle} y={messages.top + 16} textAnchor="middle">
                  {message.piece}
                </text>
              )}
              {width > 22 && (
                <text className="d-mono" x={middle} y={messages.bottom - 6} textAnchor="middle">
                  {bytes([message.data])}
                </text>
              )}
            </g>
          )
        );
      })}
    </>
  );
}

/** Pulses of MIDI Clock: the longer a line, the more begins with it. */
function Clock({show, pieces, scale}: {show: Show; pieces: Piece[]; scale: Scale}): ReactNode {
  const {beatClocks, barClocks} = show;
  const pulse = scale.px(startOf(show, 'clock', 1));
  const size =
    [1, clocksPerSixteenth, beatClocks].find(
      (clocks) => clocks * pulse > (clocks === 1 ? 24 : 52),
    ) ?? barClocks;
  return (
    <>
      <text className="d-strong" x="6" y="194">
        MIDI Clock: 24 pulses a quarter note
      </text>
      {pieces
        .filter(
          ({from, begins, index}) =>
            from === begins && (pulse > 3 || index % clocksPerSixteenth === 0),
        )
        .map(({from, index}) => {
          const x = scale.x(from);
          const rank = [barClocks, beatClocks, clocksPerSixteenth].findIndex(
            (clocks) => index % clocks === 0,
          );
          const top = [pulses.top, pulses.top + 6, pulses.top + 12][rank] ?? pulses.top + 18;
          return (
            <g key={from}>
              <path
                className={rank === 0 ? 'd-flow' : 'd-axis'}
                d={`M${x} ${top}V${pulses.bottom}`}
              />
              {index % size === 0 && (
                <text className="d-mono" x={x + 2} y={pulses.bottom + 15}>
                  {size === 1 ? (index % 24) + 1 : barText(show, index)}
                </text>
              )}
            </g>
          );
        })}
    </>
  );
}

interface Props {
  show: Show;
  page: {from: number; to: number};
  at: number;
  unit: Unit;
  /** What is drawn, in words. */
  label: string;
  /** Moves the cursor to a time in µs. */
  onMove: (at: number) => void;
}

/** LTC, MIDI timecode and MIDI Clock one below the other, with a cursor that a pointer moves. */
export default function Tape({show, page, at, unit, label, onMove}: Props): ReactNode {
  const [ref, width] = useWidth();
  const perPixel = (page.to - page.from) / width;
  const scale: Scale = {
    x: (time) =>
      Math.round(((Math.max(page.from, Math.min(page.to, time)) - page.from) / perPixel) * 100) /
      100,
    px: (us) => us / perPixel,
  };
  const move = ({clientX, currentTarget}: PointerEvent<SVGSVGElement>): void => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const time = Math.max(page.from, Math.min(page.to - 1, page.from + Math.round(x * perPixel)));
    onMove(snap(show, unit, time));
  };
  const pieces = (of: Unit): Piece[] => piecesIn(show, of, page.from, page.to);
  const cursor = scale.x(at);
  return (
    <svg
      className={own.tape}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      ref={ref}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          move(event);
        }
      }}>
      <Ltc show={show} pieces={pieces('frame')} scale={scale} />
      <Mtc show={show} pieces={pieces('quarter')} scale={scale} />
      <Clock show={show} pieces={pieces('clock')} scale={scale} />
      {jumpsOf(show)
        .filter((jump) => jump.at >= page.from && jump.at < page.to)
        .map((jump) => (
          <g key={jump.at}>
            <path className="d-flow d-dash" d={`M${scale.x(jump.at)} 20V${pulses.bottom}`} />
            {/* Messages that only a jump needs. */}
            {[messages, pulses].map(({top, bottom}) => (
              <rect
                className="d-fill"
                key={top}
                x={scale.x(jump.at) - 3}
                y={top}
                width="6"
                height={bottom - top}
              />
            ))}
          </g>
        ))}
      <path className={own.cursor} d={`M${cursor} 20V${pulses.bottom}`} />
      <path className="d-text" d={`M${cursor - 6} 16h12l-6 8z`} />
    </svg>
  );
}
