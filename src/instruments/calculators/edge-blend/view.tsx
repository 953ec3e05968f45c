import {type ReactNode, useRef, useState} from 'react';

import {download} from '../../../components/shared/download';
import {saveImage} from '../../kit/saveImage';
import type {PictureProps} from '../../kit/CalculatorFrame';
import fields from '../../../components/fields/fields.module.css';
import styles from '../../kit/calculators.module.css';
import {pixelMap, type Shape} from './blend';
import {layout, type model} from './model';

/** Line width of the map, in pixels. */
const lineWidth = 2;

function shapeElement(shape: Shape): ReactNode {
  if (shape.kind === 'area') {
    const {x, y, width, height, colour} = shape;
    return <rect x={x} y={y} width={width} height={height} fill={colour} />;
  }
  if (shape.kind === 'line') {
    const {x1, y1, x2, y2, colour} = shape;
    return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke={colour} strokeWidth={lineWidth} />;
  }
  return (
    <text
      x={shape.x}
      y={shape.y}
      fill="white"
      fontFamily="sans-serif"
      fontSize={shape.size}
      textAnchor="middle"
      dominantBaseline="central">
      {shape.text}
    </text>
  );
}

/** Draws the map pixel for pixel. */
function paint(shapes: readonly Shape[], context: CanvasRenderingContext2D): void {
  context.lineWidth = lineWidth;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const shape of shapes) {
    if (shape.kind === 'area') {
      context.fillStyle = shape.colour;
      context.fillRect(shape.x, shape.y, shape.width, shape.height);
    } else if (shape.kind === 'line') {
      context.strokeStyle = shape.colour;
      context.beginPath();
      context.moveTo(shape.x1, shape.y1);
      context.lineTo(shape.x2, shape.y2);
      context.stroke();
    } else {
      context.fillStyle = 'white';
      context.font = `${shape.size}px sans-serif`;
      context.fillText(shape.text, shape.x, shape.y);
    }
  }
}

/** The pixel map, to look at and to download. */
function PixelMap({values}: PictureProps<typeof model>): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  const [status, setStatus] = useState('');
  const {grid, canvas} = layout(values);
  const {width, height} = canvas;
  const shapes = pixelMap(grid, canvas);
  const name = `pixel-map-${width}x${height}`;
  const saveSvg = () => {
    if (picture.current) {
      const copy = picture.current.cloneNode(true) as SVGSVGElement;
      copy.removeAttribute('class');
      copy.setAttribute('width', String(width));
      copy.setAttribute('height', String(height));
      const text = new XMLSerializer().serializeToString(copy);
      download(`${name}.svg`, new Blob([text], {type: 'image/svg+xml'}));
    }
  };
  const savePng = async () => {
    const isSaved = await saveImage(name, canvas, (context) => paint(shapes, context));
    setStatus(isSaved ? '' : 'This browser can’t make an image of this size. Use the SVG.');
  };
  return (
    <>
      <svg
        ref={picture}
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Pixel map of ${grid.columns} by ${grid.rows} projectors on ${width} × ${height} pixels.`}>
        {shapes.map((shape) => (
          <g key={JSON.stringify(shape)}>{shapeElement(shape)}</g>
        ))}
      </svg>
      <div className={styles.buttons}>
        <button className={fields.button} type="button" onClick={saveSvg}>
          Download map as SVG
        </button>
        <button className={fields.button} type="button" onClick={() => void savePng()}>
          Download map as PNG
        </button>
      </div>
      <p className={styles.status} aria-live="polite">
        {status}
      </p>
    </>
  );
}

export {PixelMap as drawing};
