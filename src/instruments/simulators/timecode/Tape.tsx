import {type PointerEvent, type ReactNode, useCallback, useState} from 'react';
import {bytes} from '../../../components/fields/format';
import {
  barText,
  biphase,
  clocksPerSixteenth,
  getFrameBits,
  getJumps,
  getUnitStart,
  labelText,
  type Piece,
  piecesIn,
  quarterFrame,
  segmentAt,
  type Show,
  snap,
  type Unit,
} from './timeline';
import own from './timeline.module.css';
import {bitGroups, groupValue} from './words';

const height = 248;

/** What the three parts are called, and where. */
const titles = [
  [14, 'LTC: 80 bits a frame'],
  [126, 'MIDI timecode: 4 messages a frame'],
  [194, 'MIDI Clock: 24 pulses a quarter note'],
] as const;

/** Rows from top to bottom, in px. */
const wave = {high: 44, low: 66};
const groups = {top: 70, bottom: 90};
const messages = {top: 134, bottom: 174};
const pulses = {top: 200, bottom: 228};

/** Where MTC and MIDI Clock have messages at a jump, which is at 0. */
const jumpMessages = [messages, pulses]
  .map(({top, bottom}) => `M-3 ${top}h6V${bottom}h-6z`)
  .join('');

/** Minimum width in px of a frame to draw its bits, and to name their groups. */
const bitsFrom = 240;
const namesFrom = 290;

/** Converts times to positions on the current page. */
interface Scale {
  /** Position of a time in µs, limited to the page. */
  x: (at: number) => number;
  /** Width of a time in µs. */
  px: (us: number) => number;
}

interface PartProps {
  show: Show;
  pieces: readonly Piece[];
  scale: Scale;
}

/** The bits of one frame: the wave, and below it the groups with their values. */
function Bits({show, piece, scale}: Omit<PartProps, 'pieces'> & {piece: Piece}): ReactNode {
  const bits = getFrameBits(show, piece.index);
  const levels = biphase(bits);
  const frame = getUnitStart(show, 'frame', 1);
  const place = (half: number): number =>
    scale.x(
      Math.max(piece.from, Math.min(piece.to, piece.begins + (half * frame) / levels.length)),
    );
  const line = levels.map((level, half) => {
    const y = level === 1 ? wave.high : wave.low;
    return `${half === 0 ? 'M' : 'L'}${place(half)} ${y}H${place(half + 1)}`;
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
                  key={value}
                  className={group.isDigit ? 'd-mono' : 'd-mono d-muted'}
                  x={left + width / 2}
                  y={groups.bottom - 5}
                  textAnchor="middle">
                  {value}
                </text>
              )}
              {scale.px(frame) >= namesFrom && group.title && (
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

/** Frames of LTC with their addresses; their bits, where there is space for them. */
function Ltc({show, pieces, scale}: PartProps): ReactNode {
  const frame = scale.px(getUnitStart(show, 'frame', 1));
  return pieces.map((piece) => {
    const left = scale.x(piece.from);
    const width = scale.x(piece.to) - left;
    const label = labelText(show, piece.index);
    return (
      <g key={piece.from}>
        {frame > 6 && <path className="d-axis" d={`M${left} 22V${groups.bottom}`} />}
        {width > 24 && (
          <text className="d-mono" key={label} x={left + 4} y="36">
            {width > 98 ? label : label.slice(-2)}
          </text>
        )}
        {frame >= bitsFrom ? (
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
  });
}

/** Quarter-frame messages with their number and data byte. */
function Mtc({show, pieces, scale}: PartProps): ReactNode {
  // On narrower ones only the addresses can be distinguished.
  const isWide = scale.px(getUnitStart(show, 'quarter', 1)) > 4;
  // A message is sent when its quarter begins: a part after a jump has none.
  const whole = pieces.filter(({from, begins}) => from === begins);
  return whole.map(({from, to, index}) => {
    const message = quarterFrame(show, segmentAt(show, from), index);
    const left = scale.x(from);
    const width = scale.x(to) - left;
    const middle = left + width / 2;
    const isMarked = isWide ? message?.piece === 0 : (message?.address ?? 0) % 4 === 0;
    const quietClass = isWide ? 'd-box' : 'd-fill-quiet';
    const markedClass = isWide ? 'd-box d-accent' : 'd-fill-soft';
    return (
      message && (
        <g key={from}>
          <rect
            className={isMarked ? markedClass : quietClass}
            x={isWide ? left + 1 : left}
            y={messages.top}
            width={isWide ? Math.max(1, width - 2) : width}
            height={messages.bottom - messages.top}
          />
          {width > 10 && (
            <text
              className="d-strong"
              key={`piece ${message.piece}`}
              x={middle}
              y={messages.top + 16}
              textAnchor="middle">
              {message.piece}
            </text>
          )}
          {width > 22 && (
            <text
              className="d-mono"
              key={message.data}
              x={middle}
              y={messages.bottom - 6}
              textAnchor="middle">
              {bytes([message.data])}
            </text>
          )}
        </g>
      )
    );
  });
}

/** Pulses of MIDI Clock: the longer a line, the more begins with it. */
function Clock({show, pieces, scale}: PartProps): ReactNode {
  const {beatClocks, barClocks} = show;
  const pulse = scale.px(getUnitStart(show, 'clock', 1));
  const labelInterval =
    [1, clocksPerSixteenth, beatClocks].find(
      (clocks) => clocks * pulse > (clocks === 1 ? 24 : 52),
    ) ?? barClocks;
  const visible = pieces.filter(
    ({from, begins, index}) => from === begins && (pulse > 3 || index % clocksPerSixteenth === 0),
  );
  return visible.map(({from, index}) => {
    const x = scale.x(from);
    const rank = [barClocks, beatClocks, clocksPerSixteenth, 1].findIndex(
      (clocks) => index % clocks === 0,
    );
    return (
      <g key={from}>
        <path
          className={rank === 0 ? 'd-flow' : 'd-axis'}
          d={`M${x} ${pulses.top + 6 * rank}V${pulses.bottom}`}
        />
        {index % labelInterval === 0 && (
          <text
            className="d-mono"
            key={labelInterval === 1 ? (index % 24) + 1 : barText(show, index)}
            x={x + 2}
            y={pulses.bottom + 15}>
            {labelInterval === 1 ? (index % 24) + 1 : barText(show, index)}
          </text>
        )}
      </g>
    );
  });
}

interface Props {
  show: Show;
  page: {from: number; to: number};
  at: number;
  unit: Unit;
  /** Text alternative. */
  label: string;
  /** Moves the cursor to a time in µs. */
  onMove: (at: number) => void;
}

/** LTC, MIDI timecode and MIDI Clock one below the other, with a cursor that a pointer moves. */
export default function Tape({show, page, at, unit, label, onMove}: Props): ReactNode {
  const [width, setWidth] = useState(320);
  const watch = useCallback((element: SVGSVGElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 320));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
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
  const part = (of: Unit): PartProps => ({
    show,
    pieces: piecesIn(show, of, page.from, page.to),
    scale,
  });
  const cursor = scale.x(at);
  return (
    <svg
      className={own.tape}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      ref={watch}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        move(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          move(event);
        }
      }}>
      {titles.map(([y, title]) => (
        <text className="d-strong" x="6" y={y} key={y}>
          {title}
        </text>
      ))}
      <Ltc {...part('frame')} />
      <Mtc {...part('quarter')} />
      <Clock {...part('clock')} />
      {getJumps(show)
        .filter((jump) => jump.at >= page.from && jump.at < page.to)
        .map((jump) => (
          <g key={jump.at} transform={`translate(${scale.x(jump.at)})`}>
            <path className="d-flow d-dash" d={`M0 20V${pulses.bottom}`} />
            {/* Messages that only a jump needs. */}
            <path className="d-fill" d={jumpMessages} />
          </g>
        ))}
      <path className={own.cursor} d={`M${cursor} 20V${pulses.bottom}`} />
      <path className="d-text" d={`M${cursor - 6} 16h12l-6 8z`} />
    </svg>
  );
}
